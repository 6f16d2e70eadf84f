import { beforeEach, expect, test } from 'vitest';
import { LOOK_MESSAGES } from '../../../../src/contract/desk-customers';
import { CUSTOMER_LOOK } from '../../../../src/contract/desk-customers/forms';
import { BRANCH } from '../../../../src/domain/branch/branch.fixture';
import type { CustomerAttribute } from '../../../../src/domain/customer/customer';
import { LOOK_MS } from '../../../../src/domain/customer/look';
import { type Operator, OperatorRefused, type Role } from '../../../../src/domain/operator';
import { testAddress } from '../../../../src/domain/order/address.fixture';
import { totalAsItStands } from '../../../../src/domain/order/as-it-stands';
import { deskStateText } from '../../../../src/features/desk/words';
import { deskFor } from '../../../desk';
import { writeCustomer } from '../customers/create';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { order } from '../testing/order';

const VIU = storeView('viu');
const operator = (name: string, role: Role = 'money'): Operator => ({ id: `id-${name}`, name, role });
const customersOf = (name: string, role?: Role, now = NOON) => deskFor(env, VIU, now, operator(name, role)).customers;
const ana = customersOf('ana');

async function signedUp(
  firstName: string,
  lastName: string,
  email: string,
  phoneNumber: string,
  attributes: CustomerAttribute[] = [],
): Promise<string> {
  const address = { ...testAddress({ phoneNumber }), isDefaultShipping: true, isDefaultBilling: true };
  const made = await writeCustomer(env, {
    customer: { email, firstName, lastName, attributes, addresses: [address], password: 'x' },
    hash: 'x',
    storeCode: 'viu',
    now: NOON,
  });
  if (!made) throw new Error(`${email} has an account`);
  return made.customerId;
}

let jose = '';
beforeEach(async () => {
  await env.SHOP.batch(['customer', 'desk_audit'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
  jose = await signedUp('José María', 'Núñez Peña', 'jose.nunez@example.mx', '3312345678', [
    { code: 'mothers_name', value: 'Uc' },
  ]);
  await signedUp('Josefina', 'Ávila', 'fina@example.mx', '3387654321');
});

test('a customer is found by name in both orders, telephone, e-mail and number, and shown hidden', async () => {
  for (const typed of ['josé maría', 'JOSE MARIA nu', 'Núñez pe', 'nunez', '33 1234 5678', '+52 3312345678'])
    expect((await ana.find(typed)).map(({ id }) => id)).toEqual([jose]);
  const jorg = await signedUp('Jörg', 'Nicolò Àlvaro', 'jorg@example.mx', '3311112222');
  for (const typed of ['jorg nic', 'Jörg', 'nicolo', 'NICOLÒ ÀLV'])
    expect((await ana.find(typed)).map(({ id }) => id)).toEqual([jorg]);
  expect((await ana.find('jose')).map(({ name }) => name)).toEqual(['Josefina Á.', 'José María N.']);
  expect(await ana.find('jose.nunez@ex')).toEqual([
    { id: jose, name: 'José María N.', email: 'j•••@example.mx', phone: '••• 5678', createdAt: NOON },
  ]);
  expect((await ana.find(jose)).map(({ id }) => id)).toEqual([jose]);
  expect([await ana.find('j'), await ana.find('%'), await ana.find('nadie')]).toEqual([[], [], []]);
});

test('the last four digits of a telephone or more find whose it ends so, and nobody whose number they are', async () => {
  for (const typed of ['5678', '345678', '45 67 8'])
    expect((await ana.find(typed)).map(({ id }) => id)).toEqual([jose]);
  for (const typed of ['678', '5679', '95678']) expect((await ana.find(typed)).map(({ id }) => id)).not.toContain(jose);
  const zeros = `000${jose}`.slice(-4);
  expect(await ana.find(zeros)).toEqual([]);
  const zoe = await signedUp('Zoe', 'Ek', 'zoe@example.mx', `331111${zeros}`);
  expect((await ana.find(zeros)).map(({ id }) => id)).toEqual([zoe]);
});

test('ACCT-012 data is open to whoever said why, for half an hour, and to nobody else; each look is on record', async () => {
  expect((await ana.read(jose))?.opened).toBeNull();
  expect(await ana.open(jose, { reason: 'call', checks: ['name'] }, 'a')).toMatchObject({
    problem: { status: 422, message: LOOK_MESSAGES.askMore },
  });
  for (let n = 0; n < 2; n += 1)
    expect((await ana.open(jose, { reason: 'call', checks: ['name', 'order'] }, 'b')).ok).toBe(true);
  expect((await ana.read(jose))?.opened).toMatchObject({
    name: 'José María Núñez Peña Uc',
    email: 'jose.nunez@example.mx',
    phones: ['3312345678'],
    groupId: 1,
    orders: [],
    until: NOON + LOOK_MS,
    history: [{ actor: 'ana', action: 'look-at-customer', after: { look: 'call', checks: 'name, order' } }],
  });
  expect((await customersOf('luis').read(jose))?.opened).toBeNull();
  expect((await customersOf('ana', 'money', NOON + LOOK_MS).read(jose))?.opened).toBeNull();
  expect(await ana.open('999', { reason: 'order', checks: [] }, 'c')).toMatchObject({ problem: { status: 404 } });
});

test('an id with zeros before it is the same customer, whose record holds the look and the group all the same', async () => {
  const zeros = `00${jose}`;
  expect(CUSTOMER_LOOK.id.test(jose)).toBe(true);
  for (const written of [zeros, '0', '', `${jose} `, `${jose}x`]) expect(CUSTOMER_LOOK.id.test(written)).toBe(false);
  expect((await ana.open(zeros, { reason: 'order', checks: [] }, 'z')).ok).toBe(true);
  expect((await ana.setGroup(zeros, 5, 1, 'zg')).ok).toBe(true);
  const { results } = await env.SHOP.prepare('SELECT DISTINCT subject_id AS id FROM desk_audit').all();
  expect(results).toEqual([{ id: jose }]);
  expect((await ana.read(jose))?.opened?.history.map(({ action }) => action)).toEqual([
    'price-group',
    'look-at-customer',
  ]);
  for (const none of [`${jose}x`, '0', '']) expect(await ana.read(none)).toBeNull();
});

test('of two operators who change the price group the second is told which it is now; once a key', async () => {
  const luis = customersOf('luis');
  for (const one of [ana, luis]) await one.open(jose, { reason: 'order', checks: [] }, crypto.randomUUID());
  const both = await Promise.all([ana.setGroup(jose, 5, 1, 'a'), luis.setGroup(jose, 7, 1, 'b')]);
  const groupId = both[0].ok ? 5 : 7;
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    problem: { status: 409, message: LOOK_MESSAGES.groupChanged, detail: { groupId } },
  });
  expect((await ana.read(jose))?.opened?.groupId).toBe(groupId);
  expect(await (both[0].ok ? ana : luis).setGroup(jose, groupId, 1, both[0].ok ? 'a' : 'b')).toMatchObject({
    ok: true,
  });
});

test('whoever may only look sees no customers, and whoever moves orders changes no group', async () => {
  await expect(customersOf('ver', 'see').find('jose')).rejects.toThrow(OperatorRefused);
  await expect(customersOf('ver', 'see').read(jose)).rejects.toThrow(OperatorRefused);
  await expect(customersOf('bodega', 'orders').setGroup(jose, 5, 1, 'a')).rejects.toThrow(OperatorRefused);
});

test('orders of a customer are called and cost what the list of orders says of them: ready at a branch, less what was canceled', async () => {
  await serve(VIU, [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } })]);
  const given = order('de-jose', { 'SKU-1': 3 });
  const made = await placeInD1(env, given, { owner: jose, route: 'order', key: 'de-jose' });
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  await env.SHOP.prepare("UPDATE orders SET customer_id = ?, doc = json_set(doc, '$.branch', json(?)) WHERE number = ?")
    .bind(jose, JSON.stringify(BRANCH), number)
    .run();
  const { order: orders } = deskFor(env, VIU, NOON, operator('ana'));
  await orders.record(number, { type: 'accept' }, { key: 'a', note: null });
  await orders.cancelItems(number, [{ lineNo: 1, qty: 1 }], { key: 'b', note: null });
  await orders.record(number, { type: 'send' }, { key: 'c', note: null });
  await ana.open(jose, { reason: 'order', checks: [] }, 'look');
  const [shown] = (await ana.read(jose))?.opened?.orders ?? [];
  const all = { list: null, pay: '', place: '', days: null, sort: 'newest', search: null, after: null } as const;
  const [listed] = (await orders.list(all)).rows;
  if (!shown || !listed) throw new Error('no order');
  expect(shown).toEqual({ order: listed.order, state: listed.state });
  expect([deskStateText(shown.order, shown.state), totalAsItStands(shown.order, shown.state.money)]).toEqual([
    'Desk status ready',
    232_000,
  ]);
  const { entries } = await deskFor(env, VIU, NOON, operator('jefa', 'all')).audit.list(
    { actor: null, subject: 'order', subjectId: number, from: null, to: null, after: null },
    1,
  );
  expect(entries).toMatchObject([{ action: 'send', isPickup: true }]);
});
