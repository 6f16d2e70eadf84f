import type { Offers } from './expected';
import { DOCUMENTS } from './good';
import { type Good, goodsOf, MOST_VARIANTS, type Piece } from './goods';
import { written } from './sheet';
import { exportOf, SYSTEMS } from './systems';

/** A whole export of a system, with everything that is sold of it. */
export interface WholeExport {
  system: string;
  files: Record<string, Buffer>;
  mapping: object | null;
  /** Products, in the order of the file, by what each is called: its sku, or that of all of its variants. */
  products: { sku: string; sold: string[] }[];
  sold: Offers;
}

const offerOf = ({ price, offer, pieces }: Piece) =>
  offer === null || offer >= price ? { pays: price, pieces } : { pays: offer, before: price, pieces };

/** Documents are net: what is paid is a net price and its sixteenth part of a hundred, rounded half up. */
const gross = (net: number): number => Number((BigInt(net) * 116n + 50n) / 100n);

function documents(goods: readonly Good[]): WholeExport {
  const stock = ({ pieces }: Piece) => (pieces === null ? {} : { stock: { qty: pieces } });
  const priced = ({ price, offer }: Piece) => ({
    price: price / 100,
    ...(offer === null ? {} : { special_price: offer / 100 }),
  });
  const product = goods.map(({ handle, name, isOff, sold, option }, index) => ({
    id: index + 1,
    sku: option === '' ? sold[0]?.sku : handle,
    name,
    status: isOff ? 2 : 1,
    tax_class_id: 2,
    category_ids: [10],
    ...(option === '' && sold[0] ? { ...priced(sold[0]), ...stock(sold[0]) } : {}),
    ...(option === ''
      ? {}
      : {
          type_id: 'configurable',
          configurable_options: [
            { attribute_id: '93', attribute_code: 'color', values: sold.map((_, at) => ({ value_index: 60 + at })) },
          ],
          configurable_children: sold.map((one, at) => ({
            sku: one.sku,
            ...priced(one),
            ...stock(one),
            color: String(60 + at),
          })),
        }),
  }));
  const attribute = DOCUMENTS.attribute.map((one) => ({
    ...one,
    options: Array.from({ length: MOST_VARIANTS }, (_, at) => ({ value: String(60 + at), label: `Color ${at}` })),
  }));
  const net = (one: Piece): Piece => ({
    ...one,
    price: gross(one.price),
    offer: one.offer === null ? null : gross(one.offer),
  });
  return {
    system: 'Documents',
    files: Object.fromEntries(
      Object.entries({ ...DOCUMENTS, attribute, product }).map(([name, list]) => [
        `${name}.json`,
        Buffer.from(JSON.stringify(list)),
      ]),
    ),
    mapping: null,
    ...soldOf(
      goods.map((good) => ({ ...good, sold: good.sold.map(net) })),
      false,
    ),
  };
}

const soldOf = (goods: readonly Good[], hasParents: boolean) => {
  const on = goods.filter(({ isOff }) => !isOff);
  return {
    products: on.map(({ handle, option, sold }) => ({
      sku: option === '' ? (sold[0]?.sku ?? '') : hasParents ? handle.toUpperCase() : handle,
      sold: sold.map(({ sku }) => sku),
    })),
    sold: Object.fromEntries(on.flatMap(({ sold }) => sold.map((one) => [one.sku, offerOf(one)]))),
  };
};

/** Whole exports of so many products, one of each system, and documents of our own. */
export function wholeExports(count: number, seed: number): WholeExport[] {
  const goods = goodsOf('A', count, seed);
  return [
    ...SYSTEMS.map((of) => ({
      system: of.system,
      files: { 'productos.csv': written(exportOf(of, goods)) },
      mapping: of.mapping,
      ...soldOf(goods, of.hasParents),
    })),
    // Skus of their own: a shop shows no price before that is higher than it was sold for lately.
    documents(goodsOf('D', count, seed)),
  ];
}
