import { beforeAll, expect, test } from 'vitest';
import { type Asking, get, post } from './client';
import { customer, me } from './customer';
import { FACES, type Face, face, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const idOf = async (at: Face, token: string) => String(((await me(at, token)).result as { id: number | string }).id);

async function someone(at: Face) {
  const { token, email } = await customer(at);
  const id = await idOf(at, token);
  const asking = (more: Asking = {}) => ({ token, ...more });
  return {
    email,
    id,
    coupons: (userId = id) => get(at, 'user/coupons', asking({ query: { userId } })),
    rankings: () => get(at, 'user/rankings', asking()),
    update: () => post(at, 'user/ranking', asking()),
    guarantee: (product_id = 1) => post(at, 'product/guarantee', asking({ body: { product_id } })),
  };
}

const OWN = { coupons: [], ranking: { level: 'Bronce', bought: 0, next: { level: 'Plata', missing: 5000 } } };
const TOLD = {
  embedded: OWN,
  ours: OWN,
  family: {
    coupons: [
      { discount_type: 'percent', discount_amount: 15, status: 'open' },
      { code: 'GASTADO', discount_type: 'fixed', discount_amount: 200, status: 'used' },
    ],
    ranking: {
      level: 'Jade',
      bought: 6200,
      next: { level: 'Obsidiana', missing: 3800 },
      valid_until: '2031-05-04T06:00:00.000Z',
    },
  },
};

test.each(FACES)(
  'API-074 API-075 API-089 a customer of %s is told their coupons and their level, and nobody else is',
  async (name) => {
    const at = face(name);
    const [ana, eva] = [await someone(at), await someone(at)];
    const { coupons, ranking } = TOLD[name];
    expect(await ana.coupons()).toMatchObject({ status: 200, result: coupons });
    for (const answer of [await ana.rankings(), await ana.update()])
      expect(answer).toMatchObject({ status: 200, result: ranking });
    const foreign = await ana.coupons(eva.id);
    expect([foreign.status, foreign.text]).toEqual([404, (await ana.coupons('999')).text]);
  },
);

test('API-102 ACCT-023 a retailer’s guarantee is told with who answers for it, and no address that does something else', async () => {
  const ana = await someone(face('family'));
  expect((await ana.guarantee()).result).toEqual({
    tipo_garantia: 'Del fabricante',
    proveedores: [
      { nombre: 'Taller Centro', telefono: null, url: null },
      { nombre: 'Servicio Norte', telefono: '5512345678', url: null },
    ],
  });
});

test('coupons and a level of another customer are told to nobody', async () => {
  const at = face('family');
  const [ana, eva] = [await someone(at), await someone(at)];
  await tell(at, { customers: { profileOf: eva.email } });
  for (const answer of [await ana.coupons(), await ana.rankings(), await ana.update()]) {
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain(eva.id);
  }
});

test.each([
  ['user/coupons', 404, 200],
  ['user/rankings', 404, 200],
  ['product/guarantee', 404, 200],
  ['product/guarantee', 500, 200],
  ['user/coupons', 500, 503],
  ['user/rankings', 403, 503],
])(
  'API-170 API-171 API-172 %s that a retailer answers with %i is empty and says so, or an error: %i',
  async (call, code, status) => {
    const at = face('family');
    const ana = await someone(at);
    await tell(at, { faults: [{ call, mode: 'refuse', code, times: 9 }] });
    const asked = call === 'user/coupons' ? ana.coupons() : call === 'user/rankings' ? ana.rankings() : ana.guarantee();
    const answer = await asked;
    const empty = call === 'user/coupons' ? [] : {};
    expect([answer.status, status === 200 ? [answer.result, answer.meta.degraded] : null]).toEqual([
      status,
      status === 200 ? [empty, true] : null,
    ]);
  },
);

test.each(['stall', 'html', 'cut'] as const)(
  'a retailer that answers coupons with %s has told nothing',
  async (mode) => {
    const at = face('family', { hasty: true });
    const ana = await someone(at);
    await tell(at, { faults: [{ call: 'user/coupons', mode, times: 2 }] });
    expect((await ana.coupons()).status).toBe(503);
    expect((await ana.coupons()).status).toBe(200);
  },
);
