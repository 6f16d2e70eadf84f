import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../../commerce/request-context';
import { testContext, testSite } from '../request-context.fixture';
import { ShopFooter } from './shop-footer';

const PHONES = {
  phoneNumber: '8005550100',
  phoneNumberFormatted: '800 555 0100',
  phoneNumber1: '',
  phoneNumberFormatted1: '',
  wa: '5215512345678',
};

const footer = (more: Partial<RequestContext> = {}): string =>
  runInContext(testContext({}, { path: '/', ...more }), () =>
    renderToStaticMarkup(<ShopFooter categories={[]} about={undefined} />),
  );

test.each([
  ['proofOfPurchase', 'Comprobante de compra'],
  ['billing', 'Facturación electrónica'],
  ['accountStatement', 'Estado de cuenta'],
  ['jobBoard', 'Bolsa de trabajo'],
  ['chat', 'Chat'],
])(
  'ROUTE-101 ROUTE-102 ROUTE-103 ROUTE-104 ROUTE-105 %s is led to from the foot where its address is configured, and nowhere else',
  (name, label) => {
    const html = footer({ site: testSite({ externalLinks: () => ({ [name]: `https://otro.example/${name}` }) }) });
    expect(html).toContain(`<a href="https://otro.example/${name}" rel="noopener noreferrer">${label}</a>`);
    expect(html.match(/https:\/\/otro\.example/g)).toHaveLength(1);
    expect(footer()).not.toContain(label);
  },
);

test('API-048 the configured telephones stand at the foot to be tapped; without any there is none', () => {
  const html = footer({ site: testSite({ contactPhone: () => PHONES }) });
  expect(html).toContain('<a class="line-link" href="tel:+528005550100">800 555 0100</a>');
  expect(html).toContain('href="https://wa.me/5215512345678"');
  expect(footer()).not.toMatch(/tel:|wa\.me/);
});
