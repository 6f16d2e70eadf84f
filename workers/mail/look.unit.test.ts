import { expect, test } from 'vitest';
import { STORES } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import { fitSubject, htmlOf, oneLine, textOf } from './look';

const [store] = STORES as [StoreView];
const LETTER = {
  subject: 'Ya llegó: <b>Silla</b>',
  lines: ['Hola & "adiós" <script>alert(1)</script>'],
  action: { label: 'Ver <i>', url: 'https://tienda.example/p/A?x="><script>' },
  after: ['<img src=x>'],
  end: { label: 'Baja', url: 'https://tienda.example/avisame/baja?clave=a&b=1' },
};

test('every text of a letter is escaped in its document, which loads nothing from elsewhere', () => {
  const html = htmlOf(LETTER, store, 'https://tienda.example');
  expect(html).not.toMatch(/<script|<img|<i>|<b>|<link|<style|src=(?!x)/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://tienda.example/avisame/baja?clave=a&amp;b=1"');
  expect(html).toContain(`<html lang="${store.i18n.defaultLocale}">`);
});

test('as plain text it says the same, with its addresses', () => {
  const text = textOf(LETTER, store, 'https://tienda.example');
  for (const said of [...LETTER.lines, LETTER.action.url, ...LETTER.after, LETTER.end.url, store.name])
    expect(text).toContain(said);
});

test('help is a sentence with a link, and what a list of letters shows of one is what it is about', () => {
  const help = {
    text: '¿Necesitas ayuda? Llama al 55.',
    label: 'Escríbenos',
    url: 'https://tienda.example/contacto?pedido=1',
  };
  const letter = { ...LETTER, lines: ['Hola, Ana', 'Va en camino <b>'], tables: [[]], help };
  expect(textOf(letter, store, 'https://tienda.example')).toContain(`${help.text} ${help.label}: ${help.url}`);
  const html = htmlOf(letter, store, 'https://tienda.example');
  expect(html).toMatch(/Llama al 55\. <a href="https:\/\/tienda\.example\/contacto\?pedido=1"[^>]*>Escríbenos<\/a>/);
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>Va en camino &lt;b&gt;<\/div>/);
  expect(html).not.toContain('<table');
});

test('the promise stands apart under the greeting, a short name of a figure in one line, what a picture shows beside it', () => {
  const picture = 'https://tienda.example/silla.webp';
  const letter = {
    ...LETTER,
    lines: ['Hola, Ana', 'Gracias'],
    arrives: ['Llega el jue 26 nov'],
    tables: [
      [{ label: 'Se entrega a', value: 'Ana Pech, Av. Vallarta 1000' }],
      [{ label: '1 × Silla', value: '$1', picture }],
    ],
  };
  expect(textOf(letter, store, 'https://tienda.example').split('\n\n').slice(0, 3)).toEqual([
    'Hola, Ana',
    'Llega el jue 26 nov',
    'Gracias',
  ]);
  const html = htmlOf(letter, store, 'https://tienda.example');
  expect(html).toMatch(/Hola, Ana<\/p>\s*<div [^>]*><p [^>]*font-weight:650">Llega el jue 26 nov<\/p><\/div>\s*<p/);
  expect(html).toMatch(/white-space:nowrap;">Se entrega a</);
  expect(html).toMatch(/float:left[^>]*><div style="overflow:hidden">1 × Silla</);
});

test('a name with line breaks is one line', () => {
  expect(oneLine(' Silla\r\nBcc: x@y.mx\u2028roja\u0000 ')).toBe('Silla Bcc: x@y.mx roja');
});

test('every letter says who wrote it, where they are written to and where their name and address stand, once', () => {
  const letter = { ...LETTER, end: undefined };
  const text = textOf(letter, store, 'https://tienda.example');
  expect(text).toMatch(
    /— Tianguis\nEscríbenos: https:\/\/tienda\.example\/contacto\nAviso de privacidad: https:\/\/tienda\.example\/aviso-de-privacidad\n$/,
  );
  const html = htmlOf(letter, store, 'https://tienda.example');
  expect(html).toMatch(
    /Tianguis · <a href="[^"]+\/contacto"[^>]*>Escríbenos<\/a> · <a href="[^"]+\/aviso-de-privacidad"/,
  );
  const help = { text: '¿Necesitas ayuda?', label: 'Escríbenos', url: 'https://tienda.example/contacto?pedido=1' };
  expect(htmlOf({ ...letter, help }, store, 'https://tienda.example').split('Escríbenos')).toHaveLength(2);
});

test('a list of letters shows the one sentence of a letter that greets nobody', () => {
  expect(htmlOf({ ...LETTER, lines: ['Ya recibes el boletín.'] }, store, 'https://tienda.example')).toMatch(
    /<div style="display:none[^>]*>Ya recibes el boletín\.<\/div>/,
  );
});

const back = (name: string) => `Ya llegó: ${name}`;

test('a subject of 60 characters stays, one of 61 is cut at a word', () => {
  const fits = `${'a'.repeat(24)} ${'b'.repeat(25)}`;
  expect(back(fits)).toHaveLength(60);
  expect(fitSubject(back, fits)).toBe(back(fits));
  expect(fitSubject(back, `${fits}b`)).toBe(`Ya llegó: ${'a'.repeat(24)}…`);
});

test('a name that is one long word is cut within it, and no character in half', () => {
  const cut = fitSubject(back, '🪑'.repeat(80));
  expect([...cut]).toHaveLength(60);
  expect(cut).toMatch(/🪑…$/u);
});
