import { beforeAll, describe, expect, test, vi } from 'vitest';
import { add, messages, value } from '../cart/port';
import { FACES, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

/** Seventeen skus of the fixture; nobody orders the first four. */
const SKUS = [
  'SOFA-ROMA-NE-2P',
  'SOFA-ROMA-NE-3P',
  'SOFA-ROMA-AZ-2P',
  'SOFA-ROMA-AZ-3P',
  'TAPETE-LANA-GR-CH',
  'TAPETE-LANA-GR-GD',
  'TAPETE-LANA-AZ-CH',
  'TAPETE-LANA-AZ-GD',
  'LAMPARA-ARCO',
  'MESA-PINO',
  'BANCO-ALTO',
  'SILLA-TULE',
  'SOFA-CAMA-LUNA',
  'TARJETA-REGALO',
  'SOFA-ROMA',
  'TAPETE-LANA',
];

const UNSAFE =
  'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.';

describe.each(FACES)('stock of %s', (name) => {
  const at = face(name);
  const { stock } = at.commerce;

  test('one sku: how many there are, whether they can be bought and whether they are counted', async () => {
    const { product_id, product_sku, qty, is_in_stock, manage_stock } = await answered(stock.check('SOFA-ROMA-NE-3P'));
    expect({ product_id, product_sku, qty, is_in_stock, manage_stock }).toEqual({
      product_id: 1002,
      product_sku: 'SOFA-ROMA-NE-3P',
      qty: 3,
      is_in_stock: true,
      manage_stock: true,
    });
    expect(await answered(stock.check('SOFA-ROMA-AZ-2P'))).toMatchObject({ qty: 0, is_in_stock: false });
    expect(await answered(stock.check('TARJETA-REGALO'))).toMatchObject({ manage_stock: false, is_in_stock: true });
  });

  test.each(['NO-HAY', '', `${'x'.repeat(10_000)}`, "A'; DROP TABLE stock--"])(
    'an unknown sku is not found: %#',
    async (sku) => {
      expect(await stock.check(sku)).toMatchObject({ ok: false, problem: { status: 404 } });
    },
  );

  test.each([0, 1, 14, 15, 16])('a list of %i skus names them all, in their order', async (count) => {
    const wanted = SKUS.slice(0, count);
    expect((await stock.list(wanted)).map((info) => info.product_sku)).toEqual(wanted);
  });

  test('an unknown sku in a list hides no other', async () => {
    const list = await stock.list(['SOFA-ROMA-NE-2P', 'NO-HAY', 'SOFA-ROMA-NE-3P']);
    expect(list.map(({ product_sku, qty }) => [product_sku, qty])).toEqual([
      ['SOFA-ROMA-NE-2P', 7],
      ['SOFA-ROMA-NE-3P', 3],
    ]);
  });
});

async function answered<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; problem: { message: string } }>,
): Promise<T> {
  const answer = await result;
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

test.each([
  [14, 1],
  [15, 1],
  [16, 2],
])('STOCK-014 a retailer is asked for %i skus in %i calls', async (count, calls) => {
  const at = face('family');
  await at.commerce.stock.list(SKUS.slice(0, count));
  expect((await keptBy(at)).calls).toEqual(Array.from({ length: calls }, () => 'stock/list'));
});

test.each(['unavailable', 'stall', 'cut', 'html', 'lose'] as const)(
  'STOCK-011 a list whose answer is %s is logged and empty, after one more try',
  async (mode) => {
    const at = face('family', { hasty: true });
    await tell(at, { faults: [{ call: 'stock/list', mode, times: 2 }] });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await at.commerce.stock.list(['MESA-PINO'])).toEqual([]);
    expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)))).toContainEqual(
      expect.objectContaining({ event: 'stock list failed', skus: 1 }),
    );
    expect((await keptBy(at)).calls).toEqual(['stock/list', 'stock/list']);
  },
);

test('a retailer that says nothing about a sku is not taken for one without it', async () => {
  const at = face('family');
  await tell(at, { faults: [{ call: 'stock/check', mode: 'lose', times: 2 }] });
  expect(await at.commerce.stock.check('MESA-PINO')).toMatchObject({ ok: false, problem: { status: 503 } });
});

describe('while a retailer does not say what there is', () => {
  test('NOTIF-011 STOCK-004 a product is added for pre-reservation, with a warning', async () => {
    const at = face('family', { hasty: true });
    const cart = at.commerce.cart(at.token);
    expect(messages(value(await cart.apply(add('MESA-PINO'), null)))).toEqual(['Product has been added to the cart!']);
    await tell(at, { faults: [{ call: 'stock/', mode: 'stall', times: 4 }] });
    const unsure = value(await cart.apply(add('BANCO-ALTO'), null));
    expect(unsure.notices).toMatchObject([{ id: 'unsafeQuantity', level: 'warning', message: UNSAFE }]);
    expect(unsure.line).toMatchObject({ sku: 'BANCO-ALTO', qty: 1, info: {}, errors: {} });
    await tell(at, { faults: [] });
    expect(value(await cart.review()).cart.lines.map(({ info }) => info.stock)).toEqual(['In stock!', 'In stock!']);
  });

  test('an answer of ENOTFOUND changes nothing on a line and says nothing', async () => {
    const at = face('family');
    const cart = at.commerce.cart(at.token);
    const before = value(await cart.apply(add('MESA-PINO'), null)).cart.lines;
    const answer = {
      status: 500,
      body: { code: 500, result: { errorMessage: 'getaddrinfo ENOTFOUND', code: 'ENOTFOUND' } },
    };
    await tell(at, { faults: [{ call: 'stock/', mode: 'say', times: 4, answer }] });
    const reviewed = value(await cart.review());
    expect([reviewed.notices, reviewed.cart.lines]).toEqual([[], before]);
  });
});

test('LIMIT-018 where stock is not kept in step an add is not held against it: the shopper is warned, and the retailer is the one who refuses', async () => {
  const added = async (beginning: 'unstocked-' | '') => {
    const at = face('family', { beginning });
    const answer = await at.commerce.cart(at.token).apply(add('SOFA-ROMA-NE-3P', 2), null);
    return [messages(value(answer)), (await keptBy(at)).calls.some((call) => call.startsWith('stock/'))];
  };
  expect([await added(''), await added('unstocked-')]).toEqual([
    [['Product has been added to the cart!'], true],
    [[UNSAFE], false],
  ]);
});
