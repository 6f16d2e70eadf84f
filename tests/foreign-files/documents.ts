import { type Expectation, except, type ForeignFile, type Offers } from './expected';
import { DOCUMENTS as GOOD, DOCUMENTS_SOLD as SOLD } from './good';

type Document = Record<string, unknown>;

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 1));

const filesOf = (product: Buffer): Record<string, Buffer> => ({
  'taxrule.json': json(GOOD.taxrule),
  'category.json': json(GOOD.category),
  'attribute.json': json(GOOD.attribute),
  'product.json': product,
});

const jsonCase = (title: string, product: Buffer, expectation: Expectation, args: string[] = []): ForeignFile => ({
  title: `Documents: ${title}`,
  files: filesOf(product),
  args,
  ...expectation,
});

/** The products with fields of one exchanged. */
const withBoot = (fields: Document) =>
  json(GOOD.product.map((product): Document => (product.sku === 'BOTA' ? { ...product, ...fields } : product)));

const withCap = (fields: Document) =>
  json(GOOD.product.map((product): Document => (product.sku === 'GORRA' ? { ...product, ...fields } : product)));

const text = JSON.stringify(GOOD.product, null, 1);
const boot = (offer: Partial<Offers[string]>): Offers => ({ ...SOLD, BOTA: { pays: 1160_00, pieces: 5, ...offer } });
const cap = (offer: Offers[string]): Offers => ({ ...SOLD, GORRA: offer });
const REGULAR = { pays: 100_00, pieces: 12 };

export const documentFiles: ForeignFile[] = [
  jsonCase('as they are written', json(GOOD.product), { sold: SOLD }),
  jsonCase('one a line', Buffer.from(GOOD.product.map((product) => `${JSON.stringify(product)}\n`).join('')), {
    sold: SOLD,
  }),
  jsonCase(
    'one a line, the last without its end',
    Buffer.from(
      GOOD.product
        .map((product) => JSON.stringify(product))
        .join('\n')
        .slice(0, -20),
    ),
    { refusedAt: 0 },
  ),
  jsonCase('a comma before the end of a list', Buffer.from(text.replace(/\n]$/, ',\n]')), { refusedAt: 0, sold: SOLD }),
  jsonCase('a comma lost between fields', Buffer.from(text.replace('"Bota",', '"Bota"')), { refusedAt: 0 }),
  jsonCase('a quote lost', Buffer.from(text.replace('"Bota"', '"Bota')), { refusedAt: 0 }),
  jsonCase('a mark of UTF-8 before them', Buffer.from(`\uFEFF${text}`), { sold: SOLD }),
  jsonCase('Windows-1252', Buffer.from(text.replace('"Bota"', '"Bota niño"'), 'latin1'), {
    refusedAt: 0,
    sold: SOLD,
  }),
  jsonCase('UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), { refusedAt: 0, sold: SOLD }),
  jsonCase(
    'fields in another order',
    json(GOOD.product.map((product) => Object.fromEntries(Object.entries(product).reverse()))),
    { sold: SOLD },
  ),
  jsonCase('a price of 1e3', Buffer.from(text.replace('"price": 1000', '"price": 1e3')), { sold: SOLD }),
  jsonCase('a price of NaN', Buffer.from(text.replace('"price": 1000', '"price": NaN')), { refusedAt: 0 }),
  jsonCase('a price of 1e400', Buffer.from(text.replace('"price": 1000', '"price": 1e400')), { refusedAt: 0 }),
  jsonCase('the price twice', Buffer.from(text.replace('"price": 1000', '"price": 1,\n"price": 1000')), {
    refusedAt: 0,
    sold: SOLD,
  }),
  ...['1.299,00', '1,299.00', '$ 1 299', '1e3 pesos', 'gratis', '-1000'].map((price) =>
    jsonCase(`a price of "${price}"`, withBoot({ price }), { refusedAt: 0 }),
  ),
  jsonCase('a price in quotes', withBoot({ price: '1000.00' }), { sold: SOLD }),
  jsonCase('a price below 0', withBoot({ price: -1000 }), { refusedAt: 0 }),
  jsonCase('no price', withBoot({ price: null }), { refusedAt: 0 }),
  jsonCase('no price, left out', withBoot({ price: null }), { sold: except(SOLD, 'BOTA') }, ['--allow-skipped']),
  jsonCase('a price of parts of a centavo', withBoot({ price: 1077.5862 }), { sold: boot({ pays: 1250_00 }) }),
  jsonCase('an offer over the price', withCap({ special_price: 200 }), { sold: cap(REGULAR) }),
  jsonCase('an offer that is over', withCap({ special_to_date: '2020-01-31' }), { sold: cap(REGULAR) }),
  jsonCase('an offer with a day that is none', withCap({ special_to_date: 'nunca' }), { sold: cap(REGULAR) }),
  jsonCase('a tax class without a rule', withBoot({ tax_class_id: 7 }), { refusedAt: 0 }),
  jsonCase('a tax class that is none', withBoot({ tax_class_id: 0 }), { sold: boot({ pays: 1000_00 }) }),
  jsonCase('pieces of a dash', withBoot({ stock: { qty: '-' } }), { refusedAt: 0, sold: boot({ pieces: 0 }) }),
  jsonCase('pieces below none', withBoot({ stock: { qty: -3 } }), { refusedAt: 0, sold: boot({ pieces: 0 }) }),
  jsonCase('pieces left open', withBoot({ stock: undefined }), { sold: boot({ pieces: null }) }),
  jsonCase('a sku twice, at another price', json([...GOOD.product, { ...GOOD.product[2], id: 109, price: 1 }]), {
    refusedAt: 0,
  }),
  jsonCase('a name of 10,000 letters', withBoot({ name: 'Bota '.repeat(2000) }), { refusedAt: 0 }),
  jsonCase('a price net of nobody knows what', json(GOOD.product.map(({ tax_class_id: _, ...product }) => product)), {
    refusedAt: 0,
  }),
];

/** Their product file, cut after so many bytes. */
export const cutDocuments = (part: number): ForeignFile =>
  jsonCase(`cut after ${part} of ten parts`, Buffer.from(text).subarray(0, Math.floor((text.length * part) / 10)), {
    refusedAt: 0,
  });
