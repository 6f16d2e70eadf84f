import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import type { Commerce } from '../../commerce/commerce';
import type { Flash } from '../../commerce/flash';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { STORES } from '../../config/stores';
import type { Card } from '../../domain/catalogue/product';
import type { Customer } from '../../domain/customer/customer';
import { ok } from '../../domain/result';
import { customer, guest, testContext } from '../../features/shop/request-context.fixture';

import { ReviewPage } from './review';

const CARD = { sku: 'SILLA-AZ', parentSku: 'SILLA', slug: 'silla-1', name: 'Silla <Roma>', image: null } as Card;

function page(given: Partial<RequestContext> = {}, knowsPurchases = true): Promise<string> {
  const query = new URLSearchParams({ sku: 'SILLA', volver: '/p/SILLA/silla-1' });
  const base = testContext(
    {},
    {
      origin: 'https://tianguis.example',
      query,
      mine: () => guest({ formKey: () => 'k'.repeat(36) }),
      ...given,
    },
  );
  const commerce = {
    ...base.commerce,
    reviews: { knowsPurchases },
    catalogue: { cards: async ([sku]: string[]) => (sku === 'SILLA' ? [CARD] : []) },
  };
  return runInContext({ ...base, commerce: commerce as unknown as Commerce }, async () =>
    drawn(renderToStaticMarkup(await ReviewPage())),
  );
}

test('stars are choices of a form, and a guest may name the order it was bought with', async () => {
  const html = await page();
  expect(html).toContain('action="/f/review" method="post"');
  expect(html.match(/type="radio"[^>]*name="rating"/g)).toHaveLength(5);
  expect(html).toContain('4 estrellas');
  expect(html).toContain('name="order"');
  expect(html).toContain('Silla &lt;Roma&gt;');
  expect(await page({}, false)).not.toContain('name="order"');
});

test('a customer finds their name, and is not asked for the order', async () => {
  const profile = async () => ok({ firstName: 'Ana' } as Customer);
  const html = await page({ mine: () => customer({ profile }) });
  expect(html).toMatch(/name="nickname"[^>]*value="Ana"/);
  expect(html).not.toContain('name="order"');
});

test('VALID-043 a review without stars is shown again with what was typed, and says to pick them', async () => {
  const flash: Flash = {
    form: 'resena',
    notices: [],
    values: { title: 'Bonita', detail: '</textarea><script>x</script>' },
    errors: [{ field: 'rating', rule: 'rating', message: 'A rating must be picked' }],
  };
  const html = await page({ mine: () => guest({ takeFlash: async () => flash }) });
  expect(html).toContain('Elige cuántas estrellas le das');
  expect(html).toContain('value="Bonita"');
  expect(html).not.toContain('<script>x');
});

test('an unknown product has no form, and the way back stays in the shop', async () => {
  for (const volver of ['//evil.example', '/\t/evil.example']) {
    const html = await page({ query: new URLSearchParams({ sku: 'NADA', volver }) });
    expect(html).not.toContain('<form');
    expect(html).not.toContain('evil');
  }
});

test.each(STORES)('it speaks the language of $storeCode', async (store) => {
  expect(await page({ store })).toMatch(/Tu reseña|Deine Bewertung|La tua recensione/);
});
