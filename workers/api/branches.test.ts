import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '../../src/contract/branches';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { MERIDA } from '../../tests/cart/requests';
import { openShop, setStock, stockOf } from '../../tests/cart/shop';
import { env, liveRequest } from './live-request.fixture';
import { branchQty, CENTRO, documentOf, importing, PICKUP, placed, send } from './pickup.fixture';

beforeAll(() => openShop(env));

beforeEach(async () => {
  await setStock(env, 'MESA', 10);
  const taken = await importing([
    documentOf(BRANCH, { MESA: 2, LAMPARA: 5 }),
    documentOf(CENTRO, { MESA: 0 }),
    { end: { branches: 2, skus: 3 } },
  ]);
  expect(taken).toEqual({ ok: true, value: { branches: 2, skus: 3 } });
});

describe('branches', () => {
  test('API-038 are told with what each has of skus joined with semicolons', async () => {
    const { status, body } = await send('GET', 'pickup-locations?skus=MESA;NADA;;MESA');
    expect(status).toBe(200);
    const [first, second] = calls.pickupLocations.result().parse(body.result);
    expect(first).toEqual({
      code: 'TIJ-RIO',
      name: 'Tijuana Zona Río',
      street: ['Paseo del Mezquite', '1520', 'Zona Urbana Río'],
      city: 'Tijuana',
      region: 'Baja California',
      region_id: expect.any(Number),
      region_code: expect.any(String),
      postcode: '22010',
      country_id: 'MX',
      telephone: '6645550122',
      opening_hours: BRANCH.hours,
      time_zone: 'America/Tijuana',
      latitude: 32.5266,
      longitude: -117.0253,
      stock: [{ sku: 'MESA', qty: 2 }],
    });
    expect(second).toMatchObject({
      code: 'MID-CENTRO',
      region: 'Yucatán',
      latitude: null,
      stock: [{ sku: 'MESA', qty: 0 }],
    });
  });

  test('API-039 are all told', async () => {
    const { body } = await send('GET', 'pickup-locations/all');
    expect(
      calls.pickupLocationsAll
        .result()
        .parse(body.result)
        .map(({ code }) => code),
    ).toEqual(['TIJ-RIO', 'MID-CENTRO']);
  });

  test('API-090 are the locations of the shop, each with whether it is open now', async () => {
    const unknown = documentOf({ ...CENTRO, hours: [] }, {});
    expect(await importing([documentOf(BRANCH, {}), unknown, { end: { branches: 2, skus: 0 } }])).toMatchObject({
      ok: true,
    });
    const at = async (now: string) => {
      const { status, body } = await send('GET', 'store-locations', undefined, { now: Date.parse(now) });
      return [
        status,
        calls.storeLocations
          .result()
          .parse(body.result)
          .map(({ code, is_open }) => [code, is_open]),
      ];
    };
    // A Monday, by the clock of Tijuana.
    const told = (isOpen: boolean) => [
      200,
      [
        ['TIJ-RIO', isOpen],
        ['MID-CENTRO', null],
      ],
    ];
    expect([await at('2026-11-23T12:00:00-08:00'), await at('2026-11-23T21:00:00-08:00')]).toEqual([
      told(true),
      told(false),
    ]);
  });

  test.each([
    ['no skus', 'pickup-locations'],
    ['empty ones', 'pickup-locations?skus=;;'],
    ['ten thousand letters', `pickup-locations?skus=${'A'.repeat(10_000)}`],
    ['too many', `pickup-locations?skus=${Array.from({ length: 101 }, (_, i) => `S${i}`).join(';')}`],
  ])('%s are refused', async (_, path) => {
    expect((await send('GET', path)).status).toBe(422);
  });

  test.each<[string, object[], string]>([
    ['cut off', [documentOf(BRANCH, {})], 'it ends before its last line'],
    [
      'of another count',
      [documentOf(BRANCH, { MESA: 1 }), { end: { branches: 1, skus: 2 } }],
      'it does not hold what its last line says',
    ],
    [
      'that come twice',
      [documentOf(BRANCH, {}), documentOf(BRANCH, {}), { end: { branches: 2, skus: 0 } }],
      'TIJ-RIO comes twice',
    ],
    [
      'where no state is',
      [documentOf({ ...BRANCH, zipCode: '00100' }, {}), { end: { branches: 1, skus: 0 } }],
      'zipCode: no state has 00100',
    ],
    [
      'by a clock there is not',
      [documentOf({ ...BRANCH, timeZone: 'America/Tijuan' }, {}), { end: { branches: 1, skus: 0 } }],
      'timeZone',
    ],
    ['with less than nothing', [documentOf(BRANCH, { MESA: -1 }), { end: { branches: 1, skus: 1 } }], 'stock.MESA'],
    [
      'that close before they open',
      [documentOf({ ...BRANCH, hours: [{ day: 1, opens: '10:00', closes: '09:00' }] }, {})],
      'closes before it opens',
    ],
  ])('%s are not taken, and those there are stay', async (_, lines, reason) => {
    const refused = await importing(lines);
    expect(refused.ok).toBe(false);
    if (!refused.ok)
      expect(refused.problem).toMatchObject({ status: 400, detail: { reason: expect.stringContaining(reason) } });
    expect(await branchQty('MESA')).toBe(2);
  });
});

describe('what is sold out for sending and stands at a branch', () => {
  const added = async (more: object, cart = liveRequest().commerce.newCart()) => {
    const port = await cart;
    const answer = await port.apply({ kind: 'add', sku: 'MESA', qty: 1, ...more }, null);
    return { port, levels: answer.ok ? answer.value.notices.map(({ level }) => level) : [answer.problem.status] };
  };
  const forPickup = { deliveryOption: 'recoger_en_sucursal' };

  test('is put into the cart for pickup alone, as many as one branch has, and cannot be sent', async () => {
    await setStock(env, 'MESA', 0);
    expect((await added({})).levels).toEqual(['error']);
    expect((await added({ ...forPickup, qty: 3 })).levels).toEqual(['error']);
    const { port, levels } = await added(forPickup);
    expect(levels).toEqual(['success']);
    const cart = liveRequest().commerce.cart(port.token());
    expect((await added(forPickup, Promise.resolve(cart))).levels).toEqual(['success']);
    expect((await added(forPickup, Promise.resolve(cart))).levels).toEqual(['error']);
    const reviewed = await cart.review();
    expect(
      reviewed.ok &&
        reviewed.value.cart.lines.map(({ qty, inStock, deliveryOption }) => [qty, inStock, deliveryOption]),
    ).toEqual([[2, true, 'recoger_en_sucursal']]);
    const methods = await cart.shippingMethods(MERIDA);
    expect(methods.ok && methods.value.map(({ method_code }) => method_code)).toEqual(['recoger_en_sucursal']);
    expect(await cart.apply({ kind: 'shipping', ...PICKUP, branch: CENTRO.code }, null)).toMatchObject({
      ok: false,
      problem: { status: 422 },
    });
    expect(await cart.apply({ kind: 'shipping', ...PICKUP, branch: BRANCH.code }, null)).toMatchObject({ ok: true });
    await placed(cart, 'pedido-solo-sucursal');
    expect([await branchQty('MESA'), await stockOf(env, 'MESA')]).toEqual([0, 0]);
    expect((await added(forPickup)).levels).toEqual(['error']);
  });

  test('stays as it is where there are no branches', async () => {
    await importing([{ end: { branches: 0, skus: 0 } }]);
    await setStock(env, 'MESA', 1);
    expect([(await added(forPickup)).levels, (await added({ ...forPickup, qty: 2 })).levels]).toEqual([
      ['success'],
      ['error'],
    ]);
  });
});
