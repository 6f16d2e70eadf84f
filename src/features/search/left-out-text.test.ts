import { expect, test } from 'vitest';
import { translator } from '../../i18n';
import { lackingText, leftOutText, refusedText, soldOutText } from './left-out-text';

test('that nothing has all of it is said, of one word or several, in each language', () => {
  const said = (locale: string, words: string[]) => leftOutText(translator(locale), { words, kept: 'bici' });
  expect(said('es-MX', ['rodada 26', 'niño'])).toBe(
    'No encontramos nada que combine “bici”, “rodada 26” y “niño”. Te mostramos lo que hay de “bici”.',
  );
  expect(said('es-MX', ['rojo'])).toBe(
    'No encontramos nada que combine “bici” y “rojo”. Te mostramos lo que hay de “bici”.',
  );
  expect(said('de-DE', ['a', 'b'])).toBe(
    'Wir haben nichts gefunden, das „bici“, „a“ und „b“ vereint. Hier ist, was wir zu „bici“ haben.',
  );
  expect(said('it-IT', ['a'])).toContain('«bici» e «a»');
});

test('where what is left was not typed in one piece, only what was left out is said, in each language', () => {
  const said = (locale: string) => leftOutText(translator(locale), { words: ['rojo', '26'], kept: null });
  expect(said('es-MX')).toBe(
    'Nada reúne todo lo que escribiste. Esto es lo más cercano, sin tomar en cuenta “rojo” y “26”.',
  );
  expect(said('de-DE')).toContain('ohne „rojo“ und „26“');
  expect(said('it-IT')).toContain('senza «rojo» e «26»');
});

test('where what is shown has each of the words, but nothing all of them, no word is said to be left out', () => {
  const said = (locale: string) => leftOutText(translator(locale), { words: [], kept: null });
  expect(said('es-MX')).toBe('Nada reúne todo lo que escribiste. Esto es lo más cercano.');
  expect(said('de-DE')).toBe('Nichts vereint alles, was du geschrieben hast. Das kommt am nächsten.');
  expect(said('it-IT')).toBe('Niente riunisce tutto ciò che hai scritto. Ecco ciò che più si avvicina.');
});

test('what is refused is said to stand last', () => {
  const said = (locale: string) => refusedText(translator(locale), ['piel', 'café']);
  expect(said('es-MX')).toBe('Sin “piel” o “café”: lo que lo menciona va al final.');
  expect(said('de-DE')).toBe('Ohne „piel“ oder „café“: Was danach heißt, steht am Ende.');
  expect(said('it-IT')).toContain('«piel» o «café»');
});

test('what is not to be had with the filters is said, in each language', () => {
  const said = (locale: string) => lackingText(translator(locale), ['refri'], null);
  expect(said('es-MX')).toBe('No tenemos “refri” con estos filtros. Te mostramos lo demás.');
  expect(said('de-DE')).toContain('„refri“ haben wir');
  expect(said('it-IT')).toContain('«refri»');
});

test('a thing that is dearer than was asked for in words is said so', () => {
  expect(lackingText(translator('es-MX'), ['refri'], 'menos de 20 mil')).toBe(
    'No tenemos “refri” al precio que pides (“menos de 20 mil”). Te mostramos lo demás.',
  );
});

test('that all of it is sold out in what was asked for is said in each language', () => {
  const said = (locale: string) => soldOutText(translator(locale), ['negros', '27']);
  expect(said('es-MX')).toBe(
    'Lo que tenemos en “negros” y “27” está agotado por ahora. Te mostramos otras tallas y colores.',
  );
  expect(said('de-DE')).toContain('„negros“ und „27“');
  expect(said('it-IT')).toContain('«negros» e «27»');
});
