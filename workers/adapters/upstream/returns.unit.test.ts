import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/result';
import { upstreamHistory } from './history';
import { retailers, retailStore } from './retailer.fixture';
import { upstreamReturns } from './returns';

const open = retailers();
const REMOTE = {
  tokens: async () => ok({ access: 'a', refresh: null }),
  refresh: async () => ok({ access: 'a', refresh: null }),
  end: async () => ok(null),
};
const NUMBER = '000000042';
const KEY = 'clave';

/** What a retailer answers on each path: a result, or a status with its words. */
type Answers = Record<string, unknown | { refused: number }>;

/** Returns of customer 7, who has the order 42, at a retailer that answers these. */
function returnsAt(answers: Answers) {
  const known: Answers = {
    'ext/mavi/order-details': { increment_id: NUMBER, customer_id: 7 },
    'rma/attributes': [
      { attribute_code: 'reason', options: [{ value: 12, label: 'Llegó roto' }] },
      { attribute_code: 'condition', options: [{ value: '21', label: 'Cerrado' }] },
    ],
    ...answers,
  };
  const { config, asked } = open(({ pathname }) => {
    const answer = known[pathname.replace('/api/', '')];
    const refused = (answer as { refused?: number } | undefined)?.refused;
    return HttpResponse.json({ code: refused ?? 200, result: refused ? 'no' : answer }, { status: refused ?? 200 });
  });
  const port = upstreamReturns(config, retailStore(), upstreamHistory(config, retailStore()));
  const own = port.ofCustomer({ customerId: '7', sessionId: 's', remote: REMOTE });
  return { port, own, asked };
}

const document = (more: object = {}) => ({
  increment_id: '000000001',
  order_increment_id: NUMBER,
  status: 'Return Partially Received',
  date_requested: '2026-11-20 18:00:00',
  items: [{ order_item_id: 5, product_sku: 'A', qty_requested: '2', qty_returned: 1, reason: 12, condition: '21' }],
  ...more,
});

test('ACCT-040 ACCT-041 API-099 what a retailer tells of a return stands under our labels, its words beside its values', async () => {
  const statuses = {
    'Return Received': 'received',
    received_on_item: 'partly-received',
    denied: 'refused',
    algo: 'requested',
  };
  for (const [status, ours] of Object.entries(statuses)) {
    const { own } = returnsAt({ 'rma/returns': [document({ status })] });
    const told = await own.find(NUMBER, '1');
    expect(told.ok && told.value.status).toBe(ours);
  }
  const { own } = returnsAt({ 'rma/returns': [document()] });
  expect(await own.list(NUMBER)).toMatchObject({
    ok: true,
    value: [
      {
        status: 'partly-received',
        lines: [{ qty: 2, received: 1, reason: { label: 'Llegó roto' }, condition: { label: 'Cerrado' } }],
      },
    ],
  });
});

test('ACCT-044 ACCT-045 ACCT-046 what a retailer answers with 404 is said by its name', async () => {
  const said = async (path: string) => {
    const { port, own } = returnsAt({ 'rma/returns': [], [path]: { refused: 404 } });
    const answers = [await port.attributes(), await own.list(NUMBER), await own.form(NUMBER)];
    return answers.flatMap((one) => (one.ok ? [] : [[one.problem.status, one.problem.message]]));
  };
  const rma = [404, 'Could not get the list of "rma attribute metadata" (404)'];
  expect(await said('rma/attributes')).toContainEqual(rma);
  expect(await said('rma/returns')).toContainEqual([404, 'Could not get the list of "Returns" (404)']);
  expect(await said('rma/create-form')).toContainEqual([404, 'Could not get the RMA create form data (404)']);
});

test('returns of another order that a retailer tells are shown to nobody, nor its form', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = document({ order_increment_id: '000000043' });
  const { own } = returnsAt({
    'rma/returns': [other, document()],
    'rma/create-form': { order_increment_id: '000000043', items: [] },
    'rma/create': other,
  });
  expect(await own.list(NUMBER)).toMatchObject({ ok: true, value: [{ order: NUMBER }] });
  expect(await own.form(NUMBER)).toMatchObject({ ok: false, problem: { status: 503 } });
  const asked = { order: NUMBER, lines: [], way: 'parcel', collectOn: null, comment: '' } as const;
  expect(await own.create({ ...asked, lines: [] }, KEY)).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(logged).toHaveBeenCalled();
});

test('NOTIF-042 a return that a retailer refuses was not made; of an order of somebody else it is asked nothing', async () => {
  const lines = [{ lineNo: 5, qty: 1, reason: '12', condition: '21' }];
  const asked = { order: NUMBER, lines, way: 'parcel', collectOn: null, comment: '' } as const;
  const refusing = returnsAt({ 'rma/create': { refused: 400 } });
  expect(await refusing.own.create({ ...asked, lines }, KEY)).toMatchObject({
    ok: false,
    problem: { status: 409, message: 'The products were not returned' },
  });
  const down = returnsAt({ 'rma/create': { refused: 500 } });
  expect(await down.own.create({ ...asked, lines }, KEY)).toMatchObject({ ok: false, problem: { status: 503 } });
  const foreign = returnsAt({ 'ext/mavi/order-details': { increment_id: NUMBER, customer_id: 8 } });
  expect(await foreign.own.create({ ...asked, lines }, KEY)).toMatchObject({ ok: false, problem: { status: 404 } });
  expect(foreign.asked.map(({ pathname }) => pathname)).not.toContain('/api/rma/create');
});
