import { expect, test } from 'vitest';
import { SHIPPING_RATES } from '../../config/shipping';
import { attribute, child, configurable, context, product } from '../../domain/catalogue/documents.fixture';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { toDecimal } from '../../domain/money';
import { FEED_FIELDS, type FeedItem, feedItems } from './feed-item';
import { FEED_FORMS } from './feed-text';
import { robotsTxt } from './robots';
import { securityTxt } from './security-txt';
import { sitemap, sitemapIndex } from './sitemap';

const shop = {
  address: (path: string) => `https://tianguis.example${path}`,
  picture: (path: string) => `https://tianguis.example/media/1024${path}`,
  currency: 'MXN',
  country: 'MX',
  rates: SHIPPING_RATES,
  tree: [],
};
const image = '/lampara.webp';
const lamp = product({ image, price: 100, description: '<p>Da &quot;buena&quot; luz &amp; dura</p>', marca: 'Luzero' });
const one = (doc = lamp, more: Partial<typeof shop> = {}) =>
  feedItems(doc, context(), { ...shop, ...more })[0] as FeedItem;

/** What the specification of the feed wants of every item: required fields, their lengths and forms. */
function broken(item: FeedItem): string[] {
  const price = /^\d+\.\d\d MXN$/;
  const rules: [boolean, string][] = [
    [/^.{1,50}$/.test(item.id ?? ''), 'id'],
    [/^.{1,150}$/.test(item.title ?? ''), 'title'],
    [/^[\s\S]{1,5000}$/.test(item.description ?? ''), 'description'],
    [!/<[^>]*>|&(?:amp|quot|lt);/.test(item.description ?? ''), 'description has markup'],
    [URL.canParse(item.link ?? '') && URL.canParse(item.image_link ?? ''), 'addresses'],
    [['in_stock', 'out_of_stock'].includes(item.availability ?? ''), 'availability'],
    [price.test(item.price ?? '') && (item.sale_price === undefined || price.test(item.sale_price)), 'price'],
    [
      item.sale_price === undefined || Number.parseFloat(item.sale_price) < Number.parseFloat(item.price ?? ''),
      'sale price',
    ],
    [
      item.gtin !== undefined ||
        (item.mpn !== undefined && item.brand !== undefined) ||
        item.identifier_exists === 'no',
      'identifiers',
    ],
    [(item.additional_image_link ?? []).length <= 10, 'pictures'],
    [item.shipping === undefined || (item.shipping.country === 'MX' && price.test(item.shipping.price)), 'shipping'],
    [item.condition === 'new', 'condition'],
  ];
  return rules.flatMap(([holds, name]) => (holds ? [] : [name]));
}

test('an item has every field the feed asks for, the price its page shows, and delivery by the shop’s rates', () => {
  const item = one();
  expect(broken(item)).toEqual([]);
  expect(item).toMatchObject({
    id: 'LAMP-01',
    title: 'Lámpara de pie',
    description: 'Da "buena" luz & dura',
    link: 'https://tianguis.example/p/LAMP-01/lampara-de-pie-77',
    price: '116.00 MXN',
    brand: 'Luzero',
    identifier_exists: 'no',
    shipping: { country: 'MX', price: '149.00 MXN' },
  });
  expect(item.price).toBe(`${toDecimal(productOf(lamp, null, context()).price.gross).toFixed(2)} MXN`);
  expect(one(product({ image, price: 861.2 })).shipping?.price).toBe('149.00 MXN');
  expect(one(product({ image, price: 861.21 })).shipping?.price).toBe('0.00 MXN');
  expect(one(lamp, { rates: null as never })).not.toHaveProperty('shipping');
});

test('a reduced product tells both prices; one without picture or price is left out; a service is not sent', () => {
  expect(one(product({ image, price: 100, special_price: 80 }))).toMatchObject({
    price: '116.00 MXN',
    sale_price: '92.80 MXN',
  });
  expect(feedItems(product({ price: 100 }), context(), shop)).toEqual([]);
  expect(feedItems(product({ image, price: 0 }), context(), shop)).toEqual([]);
  expect(one(product({ image, type_id: 'virtual' }))).not.toHaveProperty('shipping');
});

test('a barcode counts only if its last digit is right; a model number with a brand is an identifier too', () => {
  expect(one(product({ image, ean: '7501055300075' }))).toMatchObject({ gtin: '7501055300075' });
  expect(one(product({ image, ean: '7501055300075' }))).not.toHaveProperty('identifier_exists');
  expect(one(product({ image, ean: '7501055300076' }))).toMatchObject({ identifier_exists: 'no' });
  expect(one(product({ image, ean: '2012345678900' }))).toMatchObject({ identifier_exists: 'no' });
  const known = one(product({ image, marca: 'Luzero', mpn: 'LZ-7' }));
  expect([known.mpn, known.identifier_exists]).toEqual(['LZ-7', undefined]);
});

test('each variant is an item of its group, with its own address, price, stock and values', () => {
  const doc = configurable(
    [
      child('SILLA-N', { price: 10, color: '49', size: '167' }),
      child('SILLA-A', { price: 20, color: '50', size: '168', stock: { is_in_stock: false, qty: 0 } }),
    ],
    { image, name: 'Silla' },
  );
  const items = feedItems(doc, { ...context(), attributes: new Map([['color', attribute('color')]]) }, shop);
  expect(items.map(broken)).toEqual([[], []]);
  expect(
    items.map(({ id, title, item_group_id, color, size, price, availability, link }) => [
      id,
      title,
      item_group_id,
      color,
      size,
      price,
      availability,
      link,
    ]),
  ).toEqual([
    [
      'SILLA-N',
      'Silla, Negro, Chico',
      'SILLA-RO',
      'Negro',
      'Chico',
      '11.60 MXN',
      'in_stock',
      'https://tianguis.example/p/SILLA-RO/lampara-de-pie-77/SILLA-N',
    ],
    [
      'SILLA-A',
      'Silla, Azul, Grande',
      'SILLA-RO',
      'Azul',
      'Grande',
      '23.20 MXN',
      'out_of_stock',
      'https://tianguis.example/p/SILLA-RO/lampara-de-pie-77/SILLA-A',
    ],
  ]);
});

test('variants of other options than colour and size differ in a field all the same; several materials stand before and behind a slash', () => {
  const seats = {
    id: 3,
    attribute_id: '95',
    attribute_code: 'plazas',
    label: 'Plazas',
    position: 0,
    values: [
      { value_index: 2, label: '2 plazas' },
      { value_index: 3, label: '3 plazas' },
    ],
  };
  const doc = configurable([child('DOS', { plazas: '2' }), child('TRES', { plazas: '3' })], {
    image,
    configurable_options: [seats],
    material: ['1', '2', '3', '4'],
  });
  const names = ['Pino', 'Lino', 'Acero', 'Hule'].map((label, index) => ({
    value: String(index + 1),
    label,
    sort_order: index,
  }));
  const items = feedItems(
    doc,
    { ...context(), attributes: new Map([['material', attribute('material', { options: names })]]) },
    shop,
  );
  expect(items.map(({ size, material }) => [size, material])).toEqual([
    ['2 plazas', 'Pino/Lino/Acero'],
    ['3 plazas', 'Pino/Lino/Acero'],
  ]);
  expect(one(product({ image }))).toMatchObject({ size: undefined });
});

test('as XML and CSV every text is written whole, whatever it holds', () => {
  const item = one(product({ image, name: 'Sofá "L", 2 < 3 & más\u0000' }));
  const { xml, csv } = FEED_FORMS;
  expect(xml.item(item)).toContain('<g:title>Sofá &quot;L&quot;, 2 &lt; 3 &amp; más</g:title>');
  expect(xml.item(item)).toContain('<g:shipping><g:country>MX</g:country><g:price>149.00 MXN</g:price></g:shipping>');
  expect(csv.item(item)).toContain('"Sofá ""L"", 2 < 3 & más');
  const head = csv.head({ title: '', address: '', description: '' });
  expect(head).toBe(`${FEED_FIELDS.join(',').replace('shipping', 'shipping(country:price)')}\n`);
  expect(csv.item(one()).split(',').length).toBe(FEED_FIELDS.length);
});

test('a sitemap escapes addresses and leaves out days that are none', () => {
  expect(
    sitemap([
      { address: 'https://x.example/p/A&B', changed: '2026-03-01 10:00:00' },
      { address: 'https://x.example/c/salas', changed: 'ayer' },
    ]),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://x.example/p/A&amp;B</loc><lastmod>2026-03-01</lastmod></url>\n<url><loc>https://x.example/c/salas</loc></url>\n</urlset>\n',
  );
  expect(sitemapIndex(['https://x.example/a.xml'])).toContain('<sitemap><loc>https://x.example/a.xml</loc></sitemap>');
});

test('robots.txt closes calls, forms and the checkout of every view; a preview is closed whole', () => {
  const open = robotsTxt({
    prefixes: ['', '/de'],
    closed: ['/api/', '/checkout'],
    sitemaps: ['https://x.example/sitemap.xml'],
    isOpen: true,
  });
  for (const line of [
    'Disallow: /api/',
    'Disallow: /checkout',
    'Disallow: /de/checkout',
    'Sitemap: https://x.example/sitemap.xml',
  ])
    expect(open).toContain(`${line}\n`);
  expect(robotsTxt({ prefixes: [''], closed: [], sitemaps: ['https://x.example/sitemap.xml'], isOpen: false })).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});

test('security.txt has what RFC 9116 requires, and ends within a year', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  const text = securityTxt({
    contact: 'mailto:a@x.example',
    canonical: 'https://x.example/.well-known/security.txt',
    policy: 'https://x.example/p',
    languages: ['es'],
    now,
  });
  expect(text).toContain('Contact: mailto:a@x.example\n');
  expect(text).toContain('Expires: 2027-05-21T00:00:00.000Z\n');
});
