import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { type MoneyEvent, ORDER_ACTIONS, type OrderEvent } from './events';
import { costsNothing, stillDue, toCapture, toRefund, toRelease } from './money';
import { ORDER_STATUSES } from './status';
import { type OrderState, placedState, type Step, step } from './step';
import { TRANSITIONS } from './transitions';

const PRICE = 100_00;
const money = (type: MoneyEvent['type'], amount: number): MoneyEvent => ({ type, amount: toCentavos(amount) });

function told(events: OrderEvent[], price = PRICE): Step {
  let last: Step = { state: placedState(toCentavos(price)), transitions: [], news: [] };
  for (const event of events) {
    const next = step(last.state, event);
    if (!next.ok) throw new Error(next.problem.message);
    last = next.value;
  }
  return last;
}

const after = (...events: OrderEvent[]): OrderState => told(events).state;
const lastOf = (...events: OrderEvent[]) => {
  const { state, news, transitions } = told(events);
  const [went] = transitions;
  return {
    status: state.status,
    news,
    stock: went?.stock,
    window: went?.window,
    due: stillDue(state.money),
    back: toRefund(state.money),
  };
};

const paid = money('received', PRICE);
const held = money('authorised', PRICE);

test('an order that is paid in full, or held in full on a card, is to be sent; part of it leaves it pending, and the shopper is told', () => {
  expect(lastOf(paid)).toEqual({
    status: 'processing',
    news: ['paid'],
    stock: 'held',
    window: 'ends',
    due: 0,
    back: 0,
  });
  expect(lastOf(held)).toMatchObject({ status: 'processing', news: ['paid'], due: PRICE });
  expect(lastOf(money('received', PRICE - 1))).toEqual({
    status: 'pending',
    news: ['short'],
    stock: undefined,
    window: undefined,
    due: 1,
    back: 0,
  });
  expect(lastOf(money('authorised', PRICE - 1))).toMatchObject({ status: 'pending', news: [] });
  expect(lastOf(money('received', PRICE - 1), money('received', 1))).toMatchObject({
    status: 'processing',
    news: ['paid'],
  });
});

test('more than was asked is kept and told, and may be sent back, but no centavo more', () => {
  expect(lastOf(money('received', PRICE + 50))).toMatchObject({
    status: 'processing',
    news: ['paid', 'over'],
    back: 50,
  });
  expect(lastOf(paid, paid)).toMatchObject({ news: ['over'], back: PRICE });
  expect(lastOf(paid, paid, money('refunded', PRICE))).toMatchObject({ news: ['refunded'], back: 0 });
  expect(step(after(paid, paid), money('refunded', PRICE + 1))).toMatchObject({
    ok: false,
    problem: { status: 409, detail: { most: PRICE } },
  });
});

test('nobody paid in time: stock and coupon come back; what comes later is kept and goes back', () => {
  expect(told([{ type: 'expire' }])).toMatchObject({
    transitions: [{ stock: 'released', coupon: 'released', window: 'ends', news: 'expired' }],
  });
  expect(lastOf({ type: 'expire' }, paid)).toMatchObject({ status: 'expired', news: ['late'], back: PRICE, due: 0 });
  expect(lastOf(money('received', 30), { type: 'expire' })).toMatchObject({ status: 'expired', back: 30 });
});

test('a card is taken when the parcel goes, and let go of when nothing is kept', () => {
  expect(toCapture(after(held).money)).toBe(PRICE);
  expect(toCapture(after(held, money('received', 40)).money)).toBe(PRICE - 40);
  const twice = after(held, held);
  expect([toCapture(twice.money), toRelease(twice.money)]).toEqual([PRICE, PRICE]);
  const off = after(held, { type: 'cancel' });
  expect([toCapture(off.money), toRelease(off.money)]).toEqual([0, PRICE]);
  expect(lastOf(held, money('captured', PRICE), { type: 'send' })).toMatchObject({
    status: 'sent',
    news: ['sent'],
    due: 0,
  });
  expect(step(after(held, money('captured', PRICE)), money('captured', 1))).toMatchObject({
    ok: false,
    problem: { detail: { most: 0 } },
  });
});

test('money that is taken back before the parcel goes makes the order wait for payment anew; afterwards it is owed', () => {
  expect(lastOf(paid, money('reversed', PRICE))).toMatchObject({
    status: 'pending',
    news: ['unpaid-again'],
    window: 'begins',
    due: PRICE,
  });
  expect(lastOf(paid, { type: 'send' }, money('reversed', PRICE))).toMatchObject({ status: 'sent', due: PRICE });
  const twice = after(paid, { type: 'cancel' }, money('refunded', PRICE), money('reversed', PRICE));
  expect([stillDue(twice.money), toRefund(twice.money), twice.money.disputed]).toEqual([0, 0, PRICE]);
});

test('money that was noted by mistake is due again, never more of it than is there, and makes an unsent order wait', () => {
  expect(lastOf(paid, money('take-back-received', PRICE))).toMatchObject({
    status: 'pending',
    news: ['unpaid-again'],
    window: 'begins',
    due: PRICE,
  });
  expect(lastOf(paid, { type: 'send' }, money('take-back-received', PRICE))).toMatchObject({
    status: 'sent',
    due: PRICE,
  });
  const accepted = after({ type: 'accept' }, paid, paid, money('take-back-received', PRICE));
  expect([accepted.status, accepted.money.received, toRefund(accepted.money)]).toEqual(['processing', PRICE, 0]);
  const sentBack = after(paid, { type: 'cancel' }, money('refunded', PRICE));
  expect(step(sentBack, money('take-back-received', 1))).toMatchObject({ ok: false, problem: { detail: { most: 0 } } });
});

test('cash at the door: accepted, sent, paid and delivered; refused at the door it comes back', () => {
  const accepted: OrderEvent[] = [{ type: 'accept' }, { type: 'send' }];
  expect(lastOf(...accepted, paid, { type: 'deliver' })).toMatchObject({ status: 'complete', due: 0 });
  expect(lastOf(...accepted, { type: 'cancel' })).toMatchObject({ status: 'canceled', stock: 'comes-back', due: 0 });
  expect(after({ type: 'accept' }, paid, money('reversed', PRICE)).status).toBe('processing');
});

test('what is credited is owed no more, and goes back if it was paid; an order that costs less may be paid by it', () => {
  expect(lastOf(paid, { type: 'send' }, { type: 'deliver' }, money('adjusted', 25))).toMatchObject({
    status: 'complete',
    back: 25,
  });
  expect(lastOf(money('received', 75_00), money('adjusted', 25_00))).toMatchObject({ status: 'processing' });
  expect(step(after(paid), money('adjusted', PRICE + 1))).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(step(after({ type: 'cancel' }), money('adjusted', 1))).toMatchObject({ ok: false });
});

test('what costs nothing is secured when it is placed, one centavo is not; nothing that comes or goes makes it wait', () => {
  const free = (...events: OrderEvent[]) => told(events, 0).state;
  expect([told([], 0).state.status, told([], 1).state.status]).toEqual(['processing', 'pending']);
  expect(free({ type: 'send' }, { type: 'deliver' }).status).toBe('complete');
  expect(free({ type: 'cancel' }).status).toBe('canceled');
  for (const type of ['accept', 'expire'] as const)
    expect(step(free(), { type })).toMatchObject({ ok: false, problem: { status: 409 } });
  const over = told([money('received', 40)], 0);
  expect([over.state.status, over.news, toRefund(over.state.money)]).toEqual(['processing', ['over'], 40]);
  for (const type of ['refunded', 'reversed'] as const)
    expect(free(money('received', 40), money(type, 40)).status).toBe('processing');
  expect(costsNothing(free().money)).toBe(true);
  expect(costsNothing(over.state.money)).toBe(false);
});

test('a price that is lowered until nothing is owed secures the order, once; what a card holds is let go of; a centavo left does not', () => {
  expect(lastOf(money('adjusted', PRICE - 1))).toMatchObject({ status: 'pending', news: [], due: 1 });
  expect(lastOf(money('adjusted', PRICE))).toEqual({
    status: 'processing',
    news: ['paid'],
    stock: 'held',
    window: 'ends',
    due: 0,
    back: 0,
  });
  expect(lastOf(money('adjusted', PRICE - 1), money('adjusted', 1))).toMatchObject({
    status: 'processing',
    news: ['paid'],
  });
  expect(lastOf(money('received', 30), money('adjusted', PRICE - 30))).toMatchObject({
    status: 'processing',
    news: ['paid'],
    back: 0,
  });
  expect(lastOf(money('adjusted', PRICE - 30), money('received', 30))).toMatchObject({
    status: 'processing',
    news: ['paid'],
    back: 0,
  });
  expect(step(after(money('adjusted', PRICE)), money('adjusted', 1))).toMatchObject({
    ok: false,
    problem: { status: 409 },
  });
  const lowered = after(held, money('adjusted', PRICE));
  expect([lowered.status, toCapture(lowered.money), toRelease(lowered.money), costsNothing(lowered.money)]).toEqual([
    'processing',
    0,
    PRICE,
    true,
  ]);
  expect(told([held, money('adjusted', PRICE)]).transitions, 'it was secured before').toEqual([]);
});

test('money that goes back secures nothing', () => {
  expect(lastOf(paid, money('reversed', PRICE)).status).toBe('pending');
  expect(step(after(paid), money('refunded', PRICE))).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(step(after(money('received', 30)), money('refunded', 30))).toMatchObject({
    ok: false,
    problem: { status: 409 },
  });
  expect(lastOf(held, money('released', PRICE))).toMatchObject({ status: 'pending', due: PRICE });
});

test('an order that is paid otherwise waits on, with the time of that form of payment and the amount it had', () => {
  const otherwise: OrderEvent = { type: 'pay-otherwise', method: { code: 'spei', title: 'SPEI' } };
  expect(lastOf(money('received', 30), otherwise)).toEqual({
    status: 'pending',
    news: ['pay-otherwise'],
    stock: 'held',
    window: 'lengthens',
    due: PRICE - 30,
    back: 0,
  });
  expect(step(after(held), otherwise)).toMatchObject({ ok: false, problem: { status: 409 } });
  const inMonths: OrderEvent = { ...otherwise, type: 'pay-in-months' };
  expect(lastOf(inMonths)).toMatchObject({ status: 'pending', news: [], window: 'lengthens', due: PRICE });
  expect(step(after(held), inMonths)).toMatchObject({ ok: false, problem: { status: 409 } });
});

test('what is not in the table cannot happen', () => {
  const ways: Record<string, OrderState> = {
    pending: after(),
    processing: after(paid),
    sent: after(paid, { type: 'send' }),
    complete: after(paid, { type: 'send' }, { type: 'deliver' }),
    canceled: after({ type: 'cancel' }),
    expired: after({ type: 'expire' }),
  };
  const noneOf = (type: string) => (type.endsWith('-items') ? { items: [], amount: toCentavos(0) } : {});
  for (const status of ORDER_STATUSES)
    for (const type of ORDER_ACTIONS) {
      // What is held back while it is paid is tried on its own.
      const known = TRANSITIONS.some(({ from, on, only }) => from === status && on === type && !only);
      expect([status, type, step(ways[status] as OrderState, { type, ...noneOf(type) } as OrderEvent).ok]).toEqual([
        status,
        type,
        known,
      ]);
    }
  expect(() => step(after(), money('received', 0))).toThrow(RangeError);
});

test('a mistake is taken back: what was accepted waits for its money, what was sent is to be sent again, what was delivered is on its way', () => {
  const accepted = after({ type: 'accept' });
  expect(lastOf({ type: 'accept' }, { type: 'take-back-accept' })).toEqual({
    status: 'pending',
    news: [],
    stock: 'held',
    window: 'begins',
    due: PRICE,
    back: 0,
  });
  expect(after({ type: 'accept' }, { type: 'take-back-accept' }).isAccepted).toBe(false);
  expect(lastOf({ type: 'accept' }, { type: 'take-back-accept' }, { type: 'accept' }, { type: 'send' }).status).toBe(
    'sent',
  );
  for (const state of [after(paid), after({ type: 'accept' }, paid), after({ type: 'accept' }, held)])
    expect(step(state, { type: 'take-back-accept' }), 'its money is there').toMatchObject({ ok: false });
  expect(step({ ...accepted, status: 'sent' }, { type: 'take-back-accept' })).toMatchObject({ ok: false });
  const charged = [held, money('captured', PRICE), { type: 'send' } as const];
  expect(lastOf(...charged, { type: 'take-back-send' })).toEqual({
    status: 'processing',
    news: ['not-sent'],
    stock: 'held',
    window: 'ends',
    due: 0,
    back: 0,
  });
  expect(after(...charged, { type: 'take-back-send' }).money).toEqual(after(...charged).money);
  expect(lastOf(paid, { type: 'send' }, { type: 'deliver' }, { type: 'take-back-deliver' })).toMatchObject({
    status: 'sent',
    news: ['not-delivered'],
  });
});

test('an order whose money was taken back on its way waits for it as soon as it turns out never to have left', () => {
  const gone = told([paid, { type: 'send' }, money('reversed', PRICE), { type: 'take-back-send' }]);
  expect([gone.state.status, gone.news, gone.transitions.map(({ on, window }) => [on, window])]).toEqual([
    'pending',
    ['not-sent', 'unpaid-again'],
    [
      ['take-back-send', 'ends'],
      ['unsecured', 'begins'],
    ],
  ]);
  const atTheDoor = told([{ type: 'accept' }, { type: 'send' }, { type: 'take-back-send' }]);
  expect([atTheDoor.state.status, atTheDoor.news]).toEqual(['processing', ['not-sent']]);
});

test('a note moves nothing, whatever became of the order', () => {
  for (const events of [[], [paid], [{ type: 'cancel' } as const]]) {
    const before = after(...events);
    expect(told([...events, { type: 'note' }])).toEqual({ state: before, transitions: [], news: [] });
  }
});
