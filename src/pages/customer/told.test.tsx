import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MineOfCustomer } from '../../commerce/mine';
import type { OwnBenefits } from '../../commerce/own/benefits';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { MESSAGES } from '../../contract/messages';
import type { Branch } from '../../domain/branch/branch';
import { toCentavos } from '../../domain/money';
import { ok, refuse } from '../../domain/result';
import { customer, testContext } from '../../features/shop/request-context.fixture';
import { MyCouponsPage, MyRankingPage } from './benefits';
import { MyStoresPage } from './stores';
import { MyViewedPage } from './viewed';
import { MyWalletPage } from './wallet';

const NOT_NOW = 'No disponible por el momento';

const branch = (code: string): Branch => ({
  code,
  name: `Sucursal ${code}`,
  streetAddress: 'Calle 59',
  exteriorNumber: '512',
  neighbourhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  region_id: 1,
  region_code: 'YUC',
  zipCode: '97000',
  phoneNumber: '9995550112',
  hours: [],
  position: null,
});

/** A page of somebody who has these ports. */
function shown(page: () => Promise<ReactNode>, ports: Record<string, object>, branches: unknown = ok([])) {
  const mine = customer({ own: ((name: string) => ports[name]) as unknown as MineOfCustomer['own'] });
  const commerce = { branches: { all: async () => branches }, catalogue: { cards: async () => [] } };
  const context = testContext(
    {},
    {
      path: '/my-account',
      now: Date.parse('2026-11-20T18:00:00-06:00'),
      mine: () => mine,
      noteFailure: () => undefined,
      commerce: commerce as unknown as RequestContext['commerce'],
    },
  );
  return runInContext(context, async () => renderToStaticMarkup(await page()));
}

const unavailable = async () => refuse(503, MESSAGES.unavailable);
const nothing = async () => ok(null);

test.each([
  ['coupons', MyCouponsPage, 'Por ahora no tienes cupones'],
  ['ranking', MyRankingPage, 'Tu nivel:'],
] as const)(
  '%s that cannot be told just now are said as that, and as an error where they are one, never as none',
  async (_, page, empty) => {
    const of = (told: () => Promise<unknown>) =>
      shown(page, { benefits: { coupons: told, ranking: told, updateRanking: told } as unknown as OwnBenefits });
    const [degraded, broken] = [await of(nothing), await of(unavailable)];
    expect([degraded.includes(NOT_NOW), degraded.includes(empty)]).toEqual([true, false]);
    expect([broken.includes('role="alert"'), broken.includes(NOT_NOW), broken.includes(empty)]).toEqual([
      true,
      false,
      false,
    ]);
  },
);

const NOTHING_THERE = { amount: toCentavos(0), ends: [] };

test('ACCT-047 a wallet that cannot be told just now is said as that, never as an empty one or a balance of nothing; an empty one is said as empty', async () => {
  const told = (balance: () => Promise<unknown>, history: () => Promise<unknown>) =>
    shown(MyWalletPage, { wallet: { paysOrders: true, balance, history } });
  const empty = 'Tu monedero está vacío';
  const nought = async () => ok(NOTHING_THERE);
  expect(await told(nought, async () => ok([]))).toContain(empty);
  for (const html of [
    await told(nothing, nothing),
    await told(nothing, async () => ok([])),
    await told(nought, nothing),
  ])
    expect([html.includes(NOT_NOW), html.includes(empty)]).toEqual([true, false]);
  expect(await told(nothing, nothing)).not.toContain('$0');
  expect(await told(unavailable, unavailable)).toContain('role="alert"');
});

test('ROUTE-034 ACCT-021 a wallet says what is there, what ends when, and what came and went in words', async () => {
  const at = Date.parse('2026-11-18T18:00:00-06:00');
  const ends = Date.parse('2026-12-05T00:00:00-06:00');
  const entry = { kind: 'goodwill', amount: toCentavos(350_00), at, expiresAt: ends, order: null, isHeld: false };
  const paid = { ...entry, id: '9', kind: 'payment', amount: toCentavos(-100_00), expiresAt: null, order: '000000042' };
  const html = await shown(MyWalletPage, {
    wallet: {
      paysOrders: true,
      balance: async () => ok({ amount: toCentavos(250_00), ends: [{ at: ends, amount: toCentavos(250_00) }] }),
      history: async () =>
        ok([
          { ...paid, isHeld: true },
          { ...paid, id: '8' },
          { ...entry, id: '7' },
        ]),
    },
  });
  for (const said of [
    '$250.00',
    '$250.00 hasta el 4 de diciembre',
    'Apartado para tu pedido 000000042',
    'Pagaste tu pedido 000000042',
    '−$100.00',
    'Un regalo de la tienda',
    '+$350.00',
  ])
    expect(html).toContain(said);
  expect(html).toContain('/my-account/orders/000000042');
});

test('ROUTE-032 the branches stand with the customer’s own first; where they cannot be told that is said, and without any that too', async () => {
  const own = (code: string | null) => ({ ownBranches: { code: async () => ok(code) } });
  const html = await shown(MyStoresPage, own('SUR'), ok([branch('NORTE'), branch('SUR')]));
  expect([...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name)).toEqual(['Sucursal SUR', 'Sucursal NORTE']);
  expect(html.match(/Tu sucursal/g)).toHaveLength(1);
  expect([...html.matchAll(/name="code" value="([^"]*)"/g)].map(([, code]) => code)).toEqual(['', 'NORTE']);
  const broken = await shown(MyStoresPage, own('SUR'), refuse(503, 'Could not load branch offices'));
  expect([broken.includes(NOT_NOW), broken.includes('no tiene sucursales')]).toEqual([true, false]);
  expect(await shown(MyStoresPage, own(null))).toContain('Esta tienda no tiene sucursales');
});

test('what was seen and is not sold any more leaves the page of what was seen as an empty one', async () => {
  const html = await shown(MyViewedPage, { viewed: { list: async () => ok([{ sku: 'YA-NO', at: 1 }]) } });
  expect(html).toContain('Todavía no ves ningún producto');
  expect(await shown(MyViewedPage, { viewed: { list: unavailable } })).toContain('role="alert"');
});
