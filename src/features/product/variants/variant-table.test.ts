import { expect, test } from 'vitest';
import { patched, readVariants, writeVariants } from './variant-table';

interface Shown {
  price: { gross: number; note: string };
  values: { label: string; isChosen: boolean }[];
  images: string[];
  choice: { id: string } | null;
}

const variant = (label: 'rojo' | 'azul', gross: number): { offer: Shown; bar: { gross: number } } => ({
  offer: {
    price: { gross, note: 'IVA incluido' },
    values: ['rojo', 'azul'].map((one) => ({ label: one, isChosen: one === label })),
    images: label === 'rojo' ? ['/r.webp'] : ['/a.webp', '/b.webp'],
    choice: label === 'rojo' ? { id: '</script>' } : null,
  },
  bar: { gross },
});
const variants = new Map([
  ['/p/S/silla/S-1', variant('rojo', 10)],
  ['/p/S/silla/S-2', variant('azul', 10)],
  ['/p/S/silla/S-3', variant('azul', 12)],
]);

test('what is shown of any variant becomes what is shown of any other, and what does not differ stays as it is', () => {
  const read = readVariants(writeVariants(variants));
  expect(read.paths).toEqual([...variants.keys()]);
  for (const from of variants.values()) {
    for (const [path, to] of variants) {
      const patch = read.patch(path);
      expect(patch && patched(from.offer, 'offer', patch)).toEqual(to.offer);
      expect(patch && patched(from.bar, 'bar', patch)).toEqual(to.bar);
    }
  }
  const [first, last] = [variants.get('/p/S/silla/S-2'), read.patch('/p/S/silla/S-3')];
  if (!first || !last) throw new Error('no variant');
  expect(patched(first.offer, 'offer', last).choice).toBe(first.offer.choice);
  expect(patched(first.offer, 'other', last)).toBe(first.offer);
  expect([read.patch('/p/S/silla/S-4'), read.patch('constructor')]).toEqual([null, null]);
});

test('every value travels once, and what changes together is one column', () => {
  const text = writeVariants(variants);
  expect(text).not.toContain('IVA');
  expect(text.match(/a\.webp/g)).toHaveLength(1);
  const { rows, tree } = JSON.parse(text);
  expect(tree.bar.gross).toBe(tree.offer.price.gross);
  expect(rows['/p/S/silla/S-1']).toHaveLength(5);
});

test('markup in it is read as it was', () => {
  const said = (name: string) => ({ offer: { said: `</script><!-- ${name} --><SCRIPT>` } });
  const text = writeVariants(new Map(['a', 'b'].map((name) => [`/p/${name}`, said(name)])));
  const patch = readVariants(text).patch('/p/b');
  expect(patch && patched(said('a').offer, 'offer', patch)).toEqual(said('b').offer);
});

test('of one variant, or of none, nothing has to be exchanged', () => {
  const [one] = variants;
  const alone = readVariants(writeVariants(new Map(one ? [one] : [])));
  const patch = alone.patch('/p/S/silla/S-1');
  expect(one && patch && patched(one[1].offer, 'offer', patch)).toBe(one?.[1].offer);
  expect(readVariants(writeVariants(new Map())).paths).toEqual([]);
});
