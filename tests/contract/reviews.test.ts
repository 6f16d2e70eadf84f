import { beforeAll, expect, test } from 'vitest';
import { value } from '../cart/port';
import { type Face, face, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const words = {
  title: 'Muy buena',
  detail: 'Llegó a tiempo.\nSin rayones.',
  nickname: 'Ana',
  customerId: null,
  orderNumber: null,
};

async function shown(at: Face): Promise<{ title?: unknown; detail?: unknown; nickname?: unknown; rating?: unknown }[]> {
  const found = await at.commerce.catalogue.product('MESA-PINO', null);
  if (found.state !== 'found') throw new Error('the product is not there');
  return value(found.page.reviews);
}

test('API-069 API-071 a review of a product of the family is with the retailer, and on the product’s page once its people have approved it', async () => {
  const at = face('family');
  const written = value(await at.commerce.reviews.create({ ...words, product: { sku: 'MESA-PINO' }, rating: 4 }, null));
  expect(written.isVerified).toBe(false);
  expect(await shown(at)).toEqual([]);
  await tell(at, { approve: [written.id] });
  expect(await shown(at)).toMatchObject([{ title: words.title, detail: words.detail, nickname: 'Ana', rating: 4 }]);
});

test('a review whose stars the retailer does not take stands without them; one of a product it does not have is written nowhere', async () => {
  const at = face('family');
  await tell(at, { faults: [{ call: 'review_rating', mode: 'unavailable', times: 2 }] });
  const written = value(await at.commerce.reviews.create({ ...words, product: { sku: 'MESA-PINO' }, rating: 4 }, null));
  expect(await at.commerce.reviews.rate(written.id, 5)).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await at.commerce.reviews.rate(written.id + 1, 5)).toMatchObject({ ok: false, problem: { status: 404 } });
  expect(value(await at.commerce.reviews.rate(written.id, 5))).toBeNull();
  await tell(at, { approve: [written.id] });
  expect(await shown(at)).toMatchObject([{ title: words.title, rating: 5 }]);
  expect(await at.commerce.reviews.create({ ...words, product: { sku: 'NO-HAY' }, rating: 4 }, null)).toMatchObject({
    problem: { status: 404 },
  });
});
