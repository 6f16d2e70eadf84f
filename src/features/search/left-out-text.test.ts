import { expect, test } from 'vitest';
import { translator } from '../../i18n';
import { leftOutText } from './left-out-text';

test('what was left out is said, one word or several, in each language', () => {
  const said = (locale: string, words: string[]) => leftOutText(translator(locale), { words, kept: 'bici' });
  expect(said('es-MX', ['rodada 26', 'niño'])).toBe(
    'No encontramos “bici” con “rodada 26” ni “niño”. Te mostramos lo que hay de “bici”.',
  );
  expect(said('es-MX', ['rojo'])).toBe('No encontramos “bici” con “rojo”. Te mostramos lo que hay de “bici”.');
  expect(said('de-DE', ['a', 'b', 'c'])).toBe(
    '„bici“ mit „a“, „b“ oder „c“ haben wir nicht gefunden. Hier ist, was wir zu „bici“ haben.',
  );
  expect(said('it-IT', ['a', 'b'])).toContain('«a» né «b»');
});
