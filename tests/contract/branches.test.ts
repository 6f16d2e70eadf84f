import { beforeAll, describe, expect, test } from 'vitest';
import { add, placed, problem, value } from '../cart/port';
import { orderRequest } from '../cart/requests';
import type { PeerBranch } from '../peers/family/branches';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const SKU = 'MESA-PINO';
const SOLD_OUT = 'SOFA-ROMA-AZ-2P';
const PICKUP = { carrierCode: 'pickup', methodCode: 'recoger_en_sucursal' };
const BRANCHES: PeerBranch[] = [
  {
    document: {
      code: 'GDL-7',
      name: 'Guadalajara Centro',
      street: ['Av. de los Portales', '218', 'Centro'],
      city: 'Guadalajara',
      region: 'Jalisco',
      region_id: '2334',
      region_code: 'JAL',
      postcode: '44100',
      telephone: '01 (33) 5550-0141',
      opening_hours: [
        { day: 2, opens: '10:00', closes: '20:00' },
        { day: 1, opens: '10:00', closes: '20:00' },
      ],
      time_zone: 'America/Tijuana',
      latitude: '20.6767',
      longitude: '-103.3476',
    },
    stock: { [SKU]: 2 },
  },
  { document: { code: 31, name: 'León', street: [null], stock: null, time_zone: 'aquí' }, stock: {} },
];

async function withBranches(): Promise<Face> {
  const at = face('family');
  await tell(at, { branches: BRANCHES });
  return at;
}

describe('branches of a retailer', () => {
  test('API-039 are all asked for in one call, and what it leaves out is empty', async () => {
    const at = await withBranches();
    expect(value(await at.commerce.branches.all())).toMatchObject([
      {
        code: 'GDL-7',
        streetAddress: 'Av. de los Portales',
        neighbourhood: 'Centro',
        region_id: 2334,
        hours: [{ day: 1 }, { day: 2 }],
        phoneNumber: '3355500141',
        timeZone: 'America/Tijuana',
        position: { latitude: 20.6767, longitude: -103.3476 },
      },
      { code: '31', name: 'León', streetAddress: '', zipCode: '', hours: [], position: null },
    ]);
    expect(await at.commerce.branches.any()).toBe(true);
    expect((await keptBy(at)).calls[0]).toBe('pickup-locations/all');
  });

  test('API-038 are asked for with skus joined with semicolons', async () => {
    const at = await withBranches();
    const found = value(await at.commerce.branches.withStock([SKU, 'SILLA-TULE']));
    expect(found.map(({ code, stock }) => [code, stock])).toEqual([
      ['GDL-7', [{ sku: SKU, qty: 2 }]],
      ['31', []],
    ]);
    expect((await keptBy(at)).calls).toEqual(['pickup-locations']);
  });

  test('an API that does not know the calls has none', async () => {
    const at = face('family');
    expect([
      await at.commerce.branches.any(),
      value(await at.commerce.branches.all()),
      value(await at.commerce.branches.withStock([SKU])),
    ]).toEqual([false, [], []]);
  });

  test.each(['unavailable', 'cut', 'html', 'lose', 'say'] as const)(
    'NOTIF-043 a failure (%s) says that they could not be loaded, and no page waits for them',
    async (mode) => {
      const at = await withBranches();
      const answer = { status: 200, body: { code: 200, result: [{ name: 'sin clave' }] } };
      await tell(at, { faults: [{ call: 'pickup-locations', mode, times: 9, answer }] });
      const refused = { status: 503, message: 'Could not load branch offices' };
      expect(problem(await at.commerce.branches.all())).toMatchObject(refused);
      expect(problem(await at.commerce.branches.withStock([SKU]))).toMatchObject(refused);
      expect(await at.commerce.branches.any()).toBe(false);
    },
  );
});

describe('a cart that is picked up at a branch of a retailer', () => {
  test('goes by the method the retailer has for it, and its order names the branch and has its address', async () => {
    const at = await withBranches();
    const cart = at.commerce.cart(at.token);
    value(await cart.apply(add(SKU, 2), null));
    const chosen = value(await cart.apply({ kind: 'shipping', ...PICKUP, branch: 'GDL-7' }, null)).cart;
    expect(chosen).toMatchObject({
      shippingMethod: { carrierCode: 'instore', methodCode: 'recoger_en_sucursal' },
      pickup: { branch: { code: 'GDL-7' } },
    });
    const reviewed = value(await cart.review()).cart;
    expect(reviewed.totals.shippingInclTax).toBe(0);
    const request = orderRequest(`pedido-${at.token}`, {
      shippingMethod: chosen.shippingMethod,
      shippingAddress: null,
      branch: 'GDL-7',
      cartVersion: reviewed.version,
    });
    const order = placed(await cart.place(request, null));
    expect(order).toMatchObject({
      branch: { code: 'GDL-7' },
      shippingAddress: { zipCode: '44100', streetAddress: 'Av. de los Portales' },
    });
    expect((await keptBy(at)).orders).toMatchObject([{ branchOffice: 'GDL-7', lines: [{ sku: SKU, qty: 2 }] }]);
  });

  test('is what a line added for pickup makes of it, and the retailer has the last word on what is sold out', async () => {
    const at = await withBranches();
    const cart = at.commerce.cart(at.token);
    const deliveryOption = 'recoger_en_sucursal';
    const added = value(await cart.apply(add(SKU, 1, { deliveryOption }), null)).cart;
    expect(added).toMatchObject({ lines: [{ sku: SKU, deliveryOption }], pickup: { branch: null } });
    value(await cart.apply({ kind: 'shipping', ...PICKUP, branch: 'GDL-7' }, null));
    const read = value(await cart.read()).cart;
    expect(read).toMatchObject({
      lines: [{ sku: SKU, qty: 1, deliveryOption }],
      pickup: { branch: { code: 'GDL-7' } },
      totals: { shippingInclTax: 0 },
    });
    expect(value(await cart.apply(add(SOLD_OUT, 1, { parentSku: 'SOFA-ROMA', deliveryOption }), null))).toMatchObject({
      cart: { lines: [{ sku: SKU }] },
      notices: [{ level: 'error', message: 'The product is out of stock and cannot be added to the cart!' }],
    });
    expect(value(await cart.read()).cart.lines).toHaveLength(1);
  });

  test('is not chosen where the branch is short of something, or while nobody tells', async () => {
    const at = await withBranches();
    const cart = at.commerce.cart(at.token);
    value(await cart.apply(add(SKU, 3), null));
    const choose = () => cart.apply({ kind: 'shipping', ...PICKUP, branch: 'GDL-7' }, null);
    expect(problem(await choose())).toMatchObject({
      status: 422,
      message: 'This branch does not have everything in your cart',
    });
    await tell(at, { faults: [{ call: 'pickup-locations', mode: 'unavailable', times: 4 }] });
    expect(problem(await choose())).toMatchObject({ status: 503, message: 'Could not load branch offices' });
    expect(value(await cart.read()).cart.pickup).toBeUndefined();
  });
});
