import { expect, test } from 'vitest';
import { readVariants, type VariantMarkup, writeVariants } from './variant-data';

const option = (label: string, chosen: boolean) =>
  `<li><a href="/p/${label}"${chosen ? ' aria-current="true"' : ''}>${label}</a></li>`;
const variant = (label: 'rojo' | 'azul', price: string): VariantMarkup => ({
  said: `Elegiste ${label}.`,
  parts: {
    options: `<ul>${option('rojo', label === 'rojo')}${option('azul', label === 'azul')}</ul>`,
    price: `<p>${price}</p>`,
    note: '<p>IVA incluido</p>',
    instead: label === 'azul' ? '<p>Agotado</p>' : '',
  },
});
const variants = new Map([
  ['/p/S/silla/S-1', variant('rojo', '$10')],
  ['/p/S/silla/S-2', variant('azul', '$10')],
  ['/p/S/silla/S-3', variant('azul', '$12')],
]);

test('what travels puts together every part of every variant that is not the same of all', () => {
  const read = readVariants(writeVariants(variants));
  expect(read.paths).toEqual([...variants.keys()]);
  for (const [path, { said, parts }] of variants) {
    const { note, ...others } = parts;
    expect(read.variant(path)).toEqual({ said, parts: others });
  }
  expect(read.variant('/p/S/silla/S-4')).toBeNull();
  expect(read.variant('constructor')).toBeNull();
});

test('a piece of markup that several variants have travels once', () => {
  const text = writeVariants(variants);
  expect(text.match(/href="\/p\/azul" aria-current/g)).toHaveLength(1);
  expect(text).not.toContain('IVA');
});

test('nothing in it ends the script it stands in, and it is read as it was', () => {
  const markup = (name: string) =>
    `<script type="application/ld+json">{"name":"${name}"}</script><b title="&lt;!--">x</b><SCRIPT></SCRIPT><!-- -->`;
  const scripts = new Map(
    ['a', 'b'].map((name) => [`/p/${name}`, { said: '</script><script>', parts: { data: markup(name) } }]),
  );
  const text = writeVariants(scripts);
  expect(text).not.toMatch(/<!--|<\/?script/i);
  expect(readVariants(text).variant('/p/b')).toEqual(scripts.get('/p/b'));
});

test('of one variant, or of none, nothing has to be exchanged', () => {
  const [one] = variants;
  const alone = readVariants(writeVariants(new Map(one ? [one] : [])));
  expect(alone.variant('/p/S/silla/S-1')).toEqual({ said: 'Elegiste rojo.', parts: {} });
  expect(readVariants(writeVariants(new Map())).paths).toEqual([]);
});
