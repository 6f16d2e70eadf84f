import { expect, test } from 'vitest';
import { encodedWords, type GivenMessage, quotedPrintable, toEml } from '../../../tests/peers/mail/eml.ts';
import { readEml } from '../../../tests/peers/mail/read-eml.ts';

const AT = new Date('2026-11-22T12:00:30Z');
const message = (more: Partial<GivenMessage> = {}): GivenMessage => ({
  from: 'Tianguis <hola@tianguis.example>',
  to: ['ana@example.mx'],
  subject: 'Elige una contraseña nueva',
  text: 'Hola, Xóchitl\n\nAbre: https://shop.example/create-password?clave=abc\n',
  html: '<p>Hola, Xóchitl = ☀ 👩‍🦰</p>',
  ...more,
});

test('what is written is read back, character for character, and the file is ASCII in lines of at most 78 characters', () => {
  const long = message({
    subject: `Ñandú ☀ ${'áéíóú '.repeat(30)}fin`,
    text: `${'á'.repeat(500)} = \t\nfin `,
    html: `<p>${'x'.repeat(2000)}</p>`,
  });
  const file = toEml(long, 'uno', AT);
  expect(readEml(file)).toEqual({ ...long, to: 'ana@example.mx' });
  expect(file).toMatch(/^\p{ASCII}*$/u);
  expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a head says what mail programs ask for', () => {
  const [head = ''] = toEml(message({ headers: { 'Content-Language': 'es-MX' } }), 'uno', AT).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    'Date: Sun, 22 Nov 2026 12:00:30 +0000',
    'From: Tianguis <hola@tianguis.example>',
    'To: ana@example.mx',
    'Message-ID: <uno@localhost>',
    `Subject: =?UTF-8?B?${btoa('Elige una contrase\u00c3\u00b1a nueva')}?=`,
    'Content-Language: es-MX',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_uno"',
  ]);
});

test('encoded words hold whole characters, 75 at most each', () => {
  const words = encodedWords('👩‍🦰ñ'.repeat(40)).split('\r\n ');
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) {
    expect(word.length).toBeLessThanOrEqual(75);
    expect(Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString('utf8')).not.toContain('\ufffd');
  }
});

test('quoted-printable keeps no blank at the end of a line and breaks softly', () => {
  expect(quotedPrintable('a b \nc\t\r\n=ñ')).toBe('a b=20\r\nc=09\r\n=3D=C3=B1');
  for (const line of quotedPrintable('ñ'.repeat(200)).split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
});

test.each<[string, Partial<GivenMessage>]>([
  ['subject', { subject: 'Hola\r\nBcc: otro@example.mx' }],
  ['recipient', { to: ['ana@example.mx\r\nBcc: otro@example.mx'] }],
  ['two recipients in one', { to: ['ana@example.mx, otro@example.mx'] }],
  ['sender', { from: 'Tienda\n<hola@tianguis.example>' }],
  ['value of a header', { headers: { 'X-Uno': 'a\r\nBcc: otro@example.mx' } }],
  ['name of a header', { headers: { 'Bcc: x\r\nX': 'a' } }],
])('a line break or a second address is refused in the %s', (_, more) => {
  expect(() => toEml(message(more), 'uno', AT)).toThrow(RangeError);
});

test('a name with signs of its own is quoted, one with accents is encoded', () => {
  expect(toEml(message({ from: 'Casa, "Uno" <a@b.mx>' }), 'uno', AT)).toContain('From: "Casa, \\"Uno\\"" <a@b.mx>');
  expect(toEml(message({ from: 'Muebles América <a@b.mx>' }), 'uno', AT)).toMatch(
    /From: =\?UTF-8\?B\?\S+\?= <a@b\.mx>/,
  );
});
