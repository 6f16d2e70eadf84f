import { expect, test } from 'vitest';
import { TASK_MESSAGES } from './sync-task';
import { wordsFor } from './words';

test('the queue speaks the language of the page, and shows no foreign text', async () => {
  expect(await wordsFor([TASK_MESSAGES.contentType], 'es-MX')).toBe('La respuesta del servidor no se pudo leer.');
  expect(
    new Set(await Promise.all(['es-MX', 'de-DE', 'it-IT'].map((locale) => wordsFor([TASK_MESSAGES.network], locale))))
      .size,
  ).toBe(3);
  expect(await wordsFor(['SQLSTATE[42S02]'], 'es-MX')).toBe('No se pudo completar. Inténtalo de nuevo en un momento.');
});

test.each([
  [['The requested qty is not available'], 'La cantidad solicitada no está disponible'],
  [
    ['Write your postal code', 'Phone must have 10 numbers'],
    'Escribe tu código postal. Escribe los 10 dígitos, con lada.',
  ],
  [
    ['Phone must have 10 numbers', 'SQLSTATE[42S02]', 'SQLSTATE[42S03]'],
    'Escribe los 10 dígitos, con lada. No se pudo completar. Inténtalo de nuevo en un momento.',
  ],
  [['Only {max} left'], 'No se pudo completar. Inténtalo de nuevo en un momento.'],
])('the queue says %j as %j', async (messages, said) => {
  expect(await wordsFor(messages, 'es-MX')).toBe(said);
});
