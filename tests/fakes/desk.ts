import type { Desk, Morning } from '../../src/commerce/desk';
import { MORNING } from '../../src/contract/areas';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { toCentavos } from '../../src/domain/money';
import { refuse } from '../../src/domain/result';

const NONE = { all: 0, late: 0, today: 0 };

/** The desk of a shop that nobody ordered from yet. */
export const fakeDesk: Desk = {
  order: {
    carriers: [],
    list: async () => ({
      rows: [],
      next: null,
      counts: {
        prepare: NONE,
        ready: NONE,
        sent: NONE,
        money: NONE,
        refund: NONE,
        look: NONE,
      },
      facets: [],
    }),
    chosen: async () => [],
    forNotes: async () => [],
    forCarrier: async () => [],
    recordMany: async () => [],
    goes: async () => new Map(),
    newSince: async () => 0,
    movements: async () => ({ movements: [], next: null }),
    takings: async () => [],
    ofCode: async () => [],
    find: async () => null,
    record: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    refundToCard: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    cancelItems: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    decideAsked: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    unresolved: async () => [],
    closeUnresolved: async () => false,
  },
  payments: {
    unanswered: async () => [],
    unmatchedPayments: async () => [],
    resolvedPayments: async () => [],
    resolveUnmatched: async () => false,
    applyUnmatched: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  reviews: {
    list: async () => ({ reviews: [], counts: { approved: 0, pending: 0, refused: 0 }, next: null }),
    decide: async () => false,
  },
  couponGifts: {
    of: async () => ({ isEverybodys: false, customers: 0 }),
    give: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    takeBack: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  audit: { list: async () => ({ entries: [], next: null }), actors: async () => [] },
  stock: { isOurs: true, read: async () => null, correct: async () => refuse(404, ORDER_MESSAGES.orderUnknown) },
  coupons: {
    isOurs: true,
    list: async () => ({ coupons: [], next: null }),
    read: async () => null,
    save: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    end: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  wallets: {
    of: async () => ({ balance: { amount: toCentavos(0), ends: [] }, entries: [] }),
    change: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  customers: {
    isOurs: true,
    find: async () => [],
    read: async () => null,
    open: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    setGroup: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  returns: {
    list: async () => ({ returns: [], next: null }),
    find: async () => null,
    form: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    begin: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    ofOrder: async () => [],
    picture: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    authorise: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    refuse: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    cost: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    receive: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    close: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  contact: { messages: async () => ({ messages: [], next: null }) },
  refunds: { of: async () => null, accounts: async () => new Map() },
  privacy: {
    isOurs: true,
    list: async () => ({ requests: [], next: null }),
    find: async () => null,
    note: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    answer: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    makeLonger: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    carryOut: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    data: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
    erase: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
  invoices: {
    list: async () => ({ requests: [], next: null }),
    ofOrder: async () => [],
    waiting: async () => null,
    decide: async () => false,
  },
  imports: { recent: async () => [], skippedBy: async () => null },
  running: {
    morning: async () => ({
      counts: Object.fromEntries(MORNING.map(([name]) => [name, 0])) as Morning['counts'],
      most: 1000,
      isWithoutMail: false,
    }),
    health: async () => ({
      oldestWaiting: null,
      waiting: 0,
      stuck: { count: 0, messages: [] },
      givenUp: [],
      failing: [],
    }),
    resend: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  },
};
