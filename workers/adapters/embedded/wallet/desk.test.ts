import { beforeEach, expect, test } from 'vitest';
import { WALLET_MESSAGES } from '../../../../src/contract/wallet/messages';
import { toCentavos } from '../../../../src/domain/money';
import { OperatorRefused, type Role } from '../../../../src/domain/operator';
import { ok } from '../../../../src/domain/result';
import { deskFor } from '../../../desk';
import { writeCustomer } from '../customers/create';
import { env, NOON, storeView } from '../testing/catalogue';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMITED = { ...env, TWO_NAMES_ABOVE: '{"viu": 500}' };
const walletsOf = (role: Role = 'money', now = NOON) =>
  deskFor(LIMITED, storeView('viu'), now, { id: 'id-eva', name: 'eva', role }).wallets;
const gift = (pesos: number) =>
  ({ act: 'goodwill', amount: toCentavos(pesos * 100), days: 30, note: 'Llegó tarde' }) as const;
const key = () => crypto.randomUUID();

let ana = '';
beforeEach(async () => {
  const customer = { email: `${key()}@example.mx`, firstName: 'Ana', lastName: 'Pech', attributes: [], addresses: [] };
  const made = await writeCustomer(env, {
    customer: { ...customer, password: 'x' },
    hash: 'x',
    storeCode: 'viu',
    now: NOON,
  });
  ana = made?.customerId ?? '';
});

test('what the desk gives a wallet is told and on record with who and why, once under its key, and by nobody whose role is less', async () => {
  const asked = key();
  const given = await Promise.all([
    walletsOf().change(ana, gift(120), asked),
    walletsOf().change(ana, gift(120), asked),
  ]);
  expect(given).toEqual([ok(null), ok(null)]);
  const { balance, entries } = await walletsOf('orders').of(ana);
  expect(balance).toEqual({ amount: 12_000, ends: [{ at: NOON + 30 * DAY_MS, amount: 12_000 }] });
  expect(entries).toMatchObject([{ kind: 'goodwill', amount: 12_000 }]);
  const { results } = await env.SHOP.prepare('SELECT actor, action, note, after FROM desk_audit WHERE subject_id = ?')
    .bind(ana)
    .all();
  expect(results).toEqual([
    { actor: 'eva', action: 'give-wallet', note: 'Llegó tarde', after: '{"amount":12000,"days":30}' },
  ]);
  await expect(walletsOf('orders').change(ana, gift(1), key())).rejects.toThrow(OperatorRefused);
  expect(await walletsOf().change('999999', gift(1), key())).toMatchObject({ ok: false, problem: { status: 404 } });
});

test('amounts in parts, at one moment too, are no way around the limit, which counts thirty days', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => walletsOf().change(ana, gift(200), key())));
  expect(all.filter((one) => one.ok)).toHaveLength(2);
  expect(all.find((one) => !one.ok)).toMatchObject({
    problem: { status: 409, message: WALLET_MESSAGES.limit, detail: { limit: '$500.00' } },
  });
  expect((await walletsOf().of(ana)).balance.amount).toBe(40_000);
  expect((await walletsOf('money', NOON + 31 * DAY_MS).change(ana, gift(500), key())).ok).toBe(true);
});

test('a correction takes no more than there is, and once', async () => {
  await walletsOf().change(ana, gift(100), key());
  await walletsOf().change(ana, { ...gift(50), act: 'add', days: null }, key());
  const take = (pesos: number, asked = key()) =>
    walletsOf().change(ana, { ...gift(pesos), act: 'take', days: null }, asked);
  expect(await take(151)).toMatchObject({ ok: false, problem: { status: 409, message: WALLET_MESSAGES.tooLittle } });
  const asked = key();
  expect(await Promise.all([take(120, asked), take(120, asked)])).toEqual([ok(null), ok(null)]);
  expect((await walletsOf().of(ana)).balance.amount).toBe(3000);
});
