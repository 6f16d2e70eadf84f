import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { child, configurable, context, product } from '../../domain/catalogue/documents.fixture';
import { productOf, variantsOf } from '../../domain/catalogue/product-page/product-page';
import { crumbData } from '../shop/crumb-data';
import { shopData } from '../shop/layout/shop-data';
import { testContext } from '../shop/request-context.fixture';
import { groupData, productData } from './product-data';

type Data = Record<string, unknown>;
const rates = (given: unknown) => ({ commerce: { shipping: { rates: given } } as never });
const told = <T>(work: () => T, more = {}): T => runInContext(testContext({}, more), work);

/** Required and recommended fields of schema.org types as search engines read them. */
const WANTED: Record<string, string[]> = {
  Product: ['name', 'image', 'sku', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['currency'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  AggregateRating: ['ratingValue', 'reviewCount'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'url'],
  ImageObject: ['url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  ShippingService: ['fulfillmentType', 'handlingTime', 'shippingConditions'],
  ShippingConditions: ['shippingDestination', 'orderValue', 'shippingRate', 'transitTime'],
  ServicePeriod: ['duration'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
};

/** What a document lacks, and what in it is no whole address. */
function lacks(data: unknown, inside = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => lacks(one, inside));
  if (typeof data !== 'object' || data === null) return [];
  const own = data as Data;
  const type = String(own['@type'] ?? '');
  const wanted = inside === 'hasVariant' ? ['name', 'sku', 'image', 'offers'] : (WANTED[type] ?? []);
  const missing = wanted.filter((name) => own[name] === undefined || own[name] === '').map((name) => `${type}.${name}`);
  const relative = ['url', 'item', 'logo', 'merchantReturnLink']
    .filter((name) => typeof own[name] === 'string' && !URL.canParse(String(own[name])))
    .map((name) => `${type}.${name} is relative`);
  return [...missing, ...relative, ...Object.entries(own).flatMap(([name, value]) => lacks(value, name))];
}

const image = '/lampara.webp';
const doc = product({ image, price: 100, description: '<p>Da luz &amp; dura</p>', rating: { average: 4.5, count: 2 } });

test('a product tells search engines all they ask for, whole addresses, the price of its page and return', () => {
  const data = told(() => productData(productOf(doc, null, context())));
  expect(lacks(data)).toEqual([]);
  expect(data).toMatchObject({
    description: 'Da luz & dura',
    image: ['https://tianguis.example/media/1024/lampara.webp'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    offers: {
      price: 116,
      url: 'https://tianguis.example/p/LAMP-01/lampara-de-pie-77',
      hasMerchantReturnPolicy: { merchantReturnDays: 5 },
    },
  });
});

test('a special item says itself how it is brought, as it takes longer; of the others the shop says it', () => {
  const said = (more: object) =>
    told(() => productData(productOf(product({ image, price: 100, ...more }), null, context())));
  expect(said({}).offers).not.toHaveProperty('shippingDetails');
  const special = said({ special_delivery: true });
  expect(special.offers).toMatchObject({
    shippingDetails: {
      shippingRate: { value: 149, currency: 'MXN' },
      shippingDestination: { addressCountry: 'MX' },
      deliveryTime: { transitTime: { minValue: 2, maxValue: 60 } },
    },
  });
});

test('nothing is said that is not so: no rating without reviews, no delivery of a service or at a retailer’s price', () => {
  expect(told(() => productData(productOf(product({ image, price: 100 }), null, context())))).not.toHaveProperty(
    'aggregateRating',
  );
  const service = told(() =>
    productData(productOf(product({ image, price: 100, type_id: 'virtual', special_delivery: true }), null, context())),
  );
  expect(service.offers).not.toHaveProperty('shippingDetails');
  expect(service.offers).not.toHaveProperty('hasMerchantReturnPolicy');
  const special = productOf(product({ image, price: 100, special_delivery: true }), null, context());
  expect(told(() => productData(special), rates(null)).offers).not.toHaveProperty('shippingDetails');
});

const VARIANTS = [
  child('N', { color: '49', size: '167' }),
  child('A', { price: 20, color: '50', size: '168', image: '/azul.webp' }),
  child('B', { price: 20, color: '50', size: '167', image: '/azul.webp' }),
  child('C', { price: 20, color: '49', size: '168', image: '/negro.webp' }),
];
const OFFER = ['@type', 'url', 'price', 'priceCurrency', 'availability'];

test('a product with variants is a group of the others, each with its own address and price, and says itself that it is one', () => {
  const chairs = configurable(VARIANTS, { image, name: 'Silla', special_delivery: true });
  const variants = variantsOf(chairs, context());
  const shown = productOf(chairs, null, context());
  const data = told(() => groupData(shown, variants.skus.map(variants.withVariant)));
  expect(lacks(data)).toEqual([]);
  const [group, ...beside] = data['@graph'] as unknown as [
    Data & { hasVariant: (Data & { offers: Data })[] },
    ...Data[],
  ];
  expect(group.hasVariant.map(({ sku, name, offers }) => [sku, name, offers.price, offers.url])).toEqual([
    ['A', 'Silla, Azul, Grande', 23.2, 'https://tianguis.example/p/SILLA-RO/lampara-de-pie-77/A'],
    ['B', 'Silla, Azul, Chico', 23.2, 'https://tianguis.example/p/SILLA-RO/lampara-de-pie-77/B'],
    ['C', 'Silla, Negro, Grande', 23.2, 'https://tianguis.example/p/SILLA-RO/lampara-de-pie-77/C'],
  ]);
  expect(told(() => productData(shown))).toMatchObject({
    isVariantOf: { '@id': group['@id'] },
    sku: 'N',
    color: 'Negro',
    size: 'Chico',
    offers: {
      price: 11.6,
      url: 'https://tianguis.example/p/SILLA-RO/lampara-de-pie-77/N',
      itemCondition: 'NewCondition',
    },
  });

  // What they have in common is said once: by the group, or beside it by a name.
  expect(group).toMatchObject({ itemCondition: 'NewCondition', hasMerchantReturnPolicy: { merchantReturnDays: 5 } });
  for (const { offers } of group.hasVariant) expect(Object.keys(offers)).toEqual([...OFFER, 'shippingDetails']);
  const named = new Map([group.hasMerchantReturnPolicy as Data, ...beside].map((one) => [one['@id'], one]));
  const { shippingDetails, hasMerchantReturnPolicy } = told(() => productData(shown)).offers as unknown as Record<
    string,
    Data
  >;
  for (const one of [
    shippingDetails,
    hasMerchantReturnPolicy,
    ...group.hasVariant.map((variant) => variant.offers.shippingDetails),
  ])
    expect([...named.keys()]).toContain((one as Data)['@id']);
  // A picture of several is written by the first of them.
  expect(group.hasVariant.map((variant) => variant.image)).toEqual([
    { '@type': 'ImageObject', '@id': '#1', url: 'https://tianguis.example/media/1024/azul.webp' },
    { '@id': '#1' },
    'https://tianguis.example/media/1024/negro.webp',
  ]);
});

test('variants that differ in what search engines have no name for, as seats, are not called the same', () => {
  const seats = {
    ...{ id: 2, attribute_id: '301', attribute_code: 'plazas', label: 'Plazas', position: 1 },
    values: [
      { value_index: 2, label: '2 plazas' },
      { value_index: 3, label: '3 plazas' },
    ],
  };
  const children = [
    child('N', { color: '49', plazas: '2' }),
    child('A', { color: '50', plazas: '2' }),
    child('B', { color: '50', plazas: '3' }),
  ];
  const sofa = configurable(children, { image, name: 'Sofá' });
  const sofas = { ...sofa, configurable_options: [...sofa.configurable_options.slice(0, 1), seats] };
  const variants = variantsOf(sofas, context());
  const data = told(() => groupData(productOf(sofas, null, context()), variants.skus.map(variants.withVariant)));
  const [group] = data['@graph'] as unknown as [Data & { hasVariant: Data[] }];
  expect(group.hasVariant.map(({ name, color }) => [name, color])).toEqual([
    ['Sofá, Azul, 2 plazas', 'Azul'],
    ['Sofá, Azul, 3 plazas', 'Azul'],
  ]);
});

test('variants say nothing of how they are brought where the shop says it of all', () => {
  const chairs = configurable(VARIANTS, { image, name: 'Silla' });
  const variants = variantsOf(chairs, context());
  const { '@graph': graph } = told(() =>
    groupData(productOf(chairs, null, context()), variants.skus.map(variants.withVariant)),
  );
  const [group] = graph as unknown as [{ hasVariant: { offers: Data }[] }];
  for (const { offers } of group.hasVariant) expect(Object.keys(offers)).toEqual(OFFER);
  expect(JSON.stringify(graph)).not.toContain('OfferShippingDetails');
});

test('the home page says what it costs and how long it takes to have anything brought, below and from the amount it is free from', () => {
  const organisation = (more = {}) => told(() => shopData(), more)['@graph'][0] as unknown as Data;
  expect(organisation()).toMatchObject({
    hasShippingService: {
      shippingConditions: [
        {
          orderValue: { minValue: 0, maxValue: 998.99, currency: 'MXN' },
          shippingRate: { value: 149 },
          transitTime: { duration: { minValue: 2, maxValue: 8, unitCode: 'DAY' } },
        },
        { orderValue: { minValue: 999 }, shippingRate: { value: 0 } },
      ],
    },
  });
  expect(organisation(rates(null))).not.toHaveProperty('hasShippingService');
});

test('the home page names the shop and its search, breadcrumbs their whole addresses', () => {
  const data = told(() => shopData());
  expect(lacks(data)).toEqual([]);
  expect(JSON.stringify(data)).toContain('https://tianguis.example/catalogsearch/result?q={search_term_string}');
  expect(
    lacks(
      told(() =>
        crumbData([
          { name: 'Inicio', path: '/' },
          { name: 'Salas', path: '/c/salas-10' },
        ]),
      ),
    ),
  ).toEqual([]);
});
