import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import { doorId, readDoor } from '../../../../src/domain/catalogue/listing/door-filter';
import { throughDoor } from '../../../../src/domain/fits/passage';
import type { Size } from '../../../../src/domain/fits/thing';
import { seedOf } from '../../../../tests/sample';
import { embeddedCommerce } from '..';
import {
  ATTRIBUTES,
  category,
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  type Raw,
  serve,
  storeView,
} from '../testing/catalogue';

const store = storeView('viu');
const { catalogue } = embeddedCommerce(env, store, NOON);

const text = (id: number, code: string, more: Raw = {}): Raw => ({
  id,
  attribute_id: id,
  attribute_code: code,
  default_frontend_label: code,
  frontend_input: 'text',
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  is_filterable: false,
  is_comparable: true,
  options: [],
  ...more,
});

/** What one variant is, and by what it gets home: of any of these it is enough that one goes. */
interface Variant {
  color: string;
  boxes: Size[];
}
interface Listed {
  id: number;
  variants: Variant[];
}

const CM = 10;
const said = ({ width, depth, height }: Size) => `${width / CM} × ${depth / CM} × ${height / CM} cm`;

/**
 * 1,020 products in a long category, the first 240 of them in a short one below it: every second measured, every fifth
 * with the boxes it arrives in, every seventh with variants of which the second has measures of its own.
 */
function catalogueOf(random: (below: number) => number): { documents: Raw[]; listed: Listed[] } {
  const documents: Raw[] = [];
  const listed: Listed[] = [];
  const size = (): Size => ({
    width: 100 + 5 * random(450),
    depth: 100 + 5 * random(230),
    height: 100 + 5 * random(400),
  });
  for (let id = 1; id <= 1020; id += 1) {
    const [own, parts, other] = [size(), size(), size()];
    const isMeasured = id % 2 === 0;
    const hasParts = id % 5 === 0;
    const more: Raw = {
      category_ids: id <= 240 ? [10, 11] : [10],
      ...(isMeasured ? { medidas: said(own) } : {}),
      ...(hasParts ? { empaques: said(parts) } : {}),
    };
    const boxes = [...(isMeasured ? [own] : []), ...(hasParts ? [parts] : [])];
    const color = ['49', '50'][random(2)] as string;
    if (id % 7 === 0) {
      documents.push(
        configurable(
          id,
          `CONF-${id}`,
          `Mueble ${id}`,
          [
            [`CONF-${id}-0`, '49'],
            [`CONF-${id}-1`, '50', { medidas: said(other) }],
          ],
          more,
        ),
      );
      listed.push({
        id,
        variants: [
          { color: '49', boxes },
          { color: '50', boxes: [other, ...(hasParts ? [parts] : [])] },
        ],
      });
    } else {
      documents.push(product(id, `Mueble ${id}`, { ...more, color }));
      listed.push({ id, variants: [{ color, boxes }] });
    }
  }
  return { documents, listed };
}

const [{ documents, listed }] = fc.sample(
  fc.infiniteStream(fc.nat()).map((numbers) => catalogueOf((below) => (numbers.next().value as number) % below)),
  { seed: 25, numRuns: 1 },
) as [ReturnType<typeof catalogueOf>];

beforeAll(async () => {
  await serve(store, documents, {
    category: [MUEBLES, category(11, 'Pocos', 10)],
    attribute: [
      ...ATTRIBUTES,
      text(182, 'medidas'),
      text(185, 'empaques'),
      text(900, 'mi-puerta', {
        frontend_input: 'select',
        is_filterable: true,
        options: [{ value: '80x200', label: 'Ajena', sort_order: 1 }],
      }),
    ],
  });
});

const goes = ({ boxes }: Variant, id: string): boolean => {
  const door = readDoor(id);
  return door !== null && boxes.some((box) => throughDoor(box, door) !== null);
};
const LISTS = { 'muebles-10': listed, 'pocos-11': listed.filter(({ id }) => id <= 240) };
type Slug = keyof typeof LISTS;

const passing = (slug: Slug, door: string, colours: readonly string[] = ['49', '50']): number[] =>
  LISTS[slug]
    .filter(({ variants }) => variants.some((one) => colours.includes(one.color) && goes(one, door)))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

async function found(slug: Slug, filters: Record<string, string[]>) {
  const page = await catalogue.category(slug, { filters, sort: null }, 0, 999);
  const { total = 0, items = [], filters: groups = [] } = page?.listing ?? {};
  return { total, items, groups, ids: items.map(({ id }) => id).sort((a, b) => a - b) };
}

const measured = fc
  .record({ width: fc.integer({ min: 300, max: 1600 }), height: fc.integer({ min: 1000, max: 2600 }) })
  .map(doorId);

test('a list asked by any door has what goes through it and nothing else, long or short, with a colour of the same variant', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Slug>('muebles-10', 'pocos-11'),
      fc.oneof(measured, fc.constantFrom('70x200', '80x200', '90x200')),
      fc.constantFrom<string[] | null>(null, ['49'], ['50']),
      async (slug, door, color) => {
        const { total, ids } = await found(slug, { 'mi-puerta': [door], ...(color && { color }) });
        const wanted = passing(slug, door, color ?? undefined);
        expect([total, ids], `${slug} ${door} ${color}`).toEqual([wanted.length, wanted.slice(0, 999)]);
      },
    ),
    { seed: seedOf(25), numRuns: 40 },
  );
}, 60_000);

test.each<Slug>(['muebles-10', 'pocos-11'])(
  '%s counts the usual doors, whatever is chosen, and shows a door of one’s own',
  async (slug) => {
    const usual = ['70x200', '80x200', '90x200'];
    const counts = (options: readonly { id: string; quantity: number; selected: boolean }[] = []) =>
      options.map(({ id, quantity, selected }) => [id, quantity, selected]);
    const group = async (filters: Record<string, string[]>) =>
      counts((await found(slug, filters)).groups.find(({ code }) => code === 'mi-puerta')?.options);
    expect(await group({})).toEqual(usual.map((id) => [id, passing(slug, id).length, false]));
    // Under a choice a filter counts the first thousand that the other choices leave: the newest.
    const first = (id: string) => passing(slug, id).filter((one) => slug === 'pocos-11' || one > 20);
    expect(await group({ 'mi-puerta': ['83.5x205'] })).toEqual([
      ['83.5x205', passing(slug, '83.5x205').length, true],
      ...usual.map((id) => [id, first(id).length, false]),
    ]);
    expect(await group({ color: ['49'] })).toEqual(usual.map((id) => [id, passing(slug, id, ['49']).length, false]));
  },
);

test('the card of a product with variants is that of one which goes through', async () => {
  const { items } = await found('pocos-11', { 'mi-puerta': ['80x200'] });
  const shown = items.filter(({ parentSku }) => parentSku.startsWith('CONF-'));
  expect(shown.length).toBeGreaterThan(3);
  for (const { id, sku } of shown) {
    const of = listed.find((one) => one.id === id)?.variants ?? [];
    if (of.every((one) => goes(one, '80x200'))) continue;
    expect(sku).toBe(`CONF-${id}-${of.findIndex((one) => goes(one, '80x200'))}`);
  }
});

test('a search is asked by a door too', async () => {
  const all = await catalogue.search('mueble', { filters: {}, sort: null }, 0, 5);
  const some = await catalogue.search('mueble', { filters: { 'mi-puerta': ['60x100'] }, sort: null }, 0, 5);
  expect(all.filters.map(({ code }) => code)).toContain('mi-puerta');
  expect(some.total).toBeLessThan(all.total);
  expect(some.total).toBeGreaterThan(0);
  for (const { id } of some.items) expect(passing('muebles-10', '60x100')).toContain(id);
});

test('the API knows no such filter: it answers of it as of any field that no document has', async () => {
  const asked = async (attribute: string) => {
    const answer = await catalogue.query({
      ...emptyQuery('product'),
      filters: [
        { attribute: 'category_ids', value: { in: [11] }, scope: 'default' },
        { attribute, value: { in: ['80x200', '070008002050'] }, scope: 'catalog' },
      ],
      size: 3,
    });
    return answer.ok ? [answer.value.total, answer.value.items] : answer;
  };
  expect(await asked('mi-puerta')).toEqual(await asked('nada-de-esto'));
  expect(await asked('mi-puerta.medidas')).toEqual(await asked('nada.de.esto'));
  const whole = await catalogue.query({ ...emptyQuery('product'), size: 3 });
  if (!whole.ok) throw new Error('not answered');
  for (const item of whole.value.items) expect(Object.keys(item).filter((key) => key.startsWith('mi-'))).toEqual([]);
});
