import { z } from 'zod';
import { isIsoDay } from '../../domain/mexico-city';
import { once } from '../../domain/once';
import { DAYS_OF_LIST, DESK_DAYS, DESK_LISTS } from '../../domain/order/desk-list';
import { GUIDE_MAX } from '../../domain/order/dispatch';
import { ORDER_STATUSES } from '../../domain/order/status';
import { MOVE_REASONS } from '../../domain/shipping/promise';
import { defineCall } from '../call';
import { pesosAboveZero } from '../decimal';
import { NOTE_MAX } from '../desk-pages/forms';
import { text, wholeNumber } from '../fields';
import { orderPromise } from '../order-promise';
import { DESK_EVENT_NAMES } from './event-names';

/** Of the amounts of an order as it was placed. */
export const ORDER_UNIT = 'centavos';

const NUMBER_MAX = 32;
const CARRIER_MAX = 20;
const CLOCK_MAX = 5;
const SEARCH_MAX = 120;
const MOST_ORDERS = 100;
const FEW_ORDERS = 20;

/** Money of an order in pesos, as it stands and as it follows from that. */
const orderMoney = once(() =>
  z.object({
    charged: z.number(),
    wallet: z.number(),
    authorised: z.number(),
    captured: z.number(),
    released: z.number(),
    received: z.number(),
    reversed: z.number(),
    refunded: z.number(),
    disputed: z.number(),
    due: z.number(),
    toRefund: z.number(),
    toCapture: z.number(),
    toRelease: z.number(),
  }),
);

const orderState = once(() =>
  z.object({ status: z.enum(ORDER_STATUSES), accepted: z.boolean(), money: orderMoney() }).meta({ id: 'OrderState' }),
);

const orderDispatch = once(() =>
  z
    .object({
      carrier: z.string(),
      name: z.string(),
      guide: z.string().nullable(),
      url: z.string().nullable().meta({ description: 'Where the parcel can be followed' }),
    })
    .meta({ description: 'With whom it was sent; null while nobody said it' }),
);

const common = { area: 'desk', access: 'service', limit: 'none' } as const;

const numberParam = once(() => z.object({ number: text(NUMBER_MAX) }));

export const deskOrders = defineCall({
  ...common,
  id: 'deskOrders',
  method: 'get',
  path: '/desk/orders',
  summary:
    'Orders of a store view, newest first; or those of a list of the desk, narrowed to its days, what is due first. `before` is the `next` of the last page',
  query: () =>
    z
      .object({
        storeCode: text(NUMBER_MAX).optional(),
        list: z
          .enum(DESK_LISTS)
          .optional()
          .meta({ description: 'Of what there is to do; without status, search and toRefund' }),
        days: z.enum(DESK_DAYS).optional().meta({
          description:
            'late, today: of prepare, sent and ready (of which they are those kept until an earlier day, or today); lapses (held by a card for less than a day): of prepare; due (until today): of money; fresh (since a day ago): of all orders',
        }),
        status: z.enum(ORDER_STATUSES).optional(),
        search: text(SEARCH_MAX).optional().meta({ description: 'Number, or e-mail as it was given' }),
        toRefund: z.literal('true').optional().meta({ description: 'Only orders that have money to be refunded' }),
        before: text(NUMBER_MAX).optional(),
        size: wholeNumber(1, MOST_ORDERS).default(FEW_ORDERS),
      })
      .refine(({ list, days, status, search, toRefund }) => !(list ?? days) || !(status ?? search ?? toRefund), {
        path: ['list'],
      })
      .refine(({ list, days }) => !days || DAYS_OF_LIST[list ?? 'all'].includes(days), { path: ['days'] }),
  result: () =>
    z.object({
      orders: z.array(
        z.object({
          number: z.string(),
          createdAt: z.string(),
          email: z.string(),
          payment: z.string(),
          source: z.string().nullable().meta({ description: 'Where the shopper came from' }),
          branch: z
            .string()
            .nullable()
            .meta({ description: 'Code of the branch where it is picked up; null: it is sent' }),
          total: z.number(),
          promised: orderPromise().nullable(),
          keptUntil: z
            .string()
            .nullable()
            .meta({ description: 'Until when its branch keeps what lies ready there, ISO; null of any other order' }),
          dispatch: orderDispatch().nullable(),
          state: orderState(),
        }),
      ),
      next: z.string().nullable(),
    }),
  refusals: [503],
});

export const deskOrder = defineCall({
  ...common,
  id: 'deskOrder',
  method: 'get',
  path: '/desk/orders/:number',
  summary: 'An order as it was placed, where it stands, and what happened to it',
  params: numberParam,
  result: () =>
    z.object({
      number: z.string(),
      order: z
        .looseObject({})
        .meta({ description: 'As it was placed; its amounts are in orderUnit, those of state and events in pesos' }),
      orderUnit: z.literal(ORDER_UNIT),
      state: orderState(),
      events: z.array(
        z.object({
          type: z.string(),
          amount: z.number().nullable(),
          source: z.string(),
          id: z.string(),
          note: z.string().nullable(),
          sentOn: z
            .string()
            .nullable()
            .meta({ description: 'The day on which money was sent by hand, or came as a bank says' }),
          at: z.string(),
          cfdiEgreso: z
            .number()
            .nullable()
            .meta({ description: 'What a CFDI of type egreso takes off the invoice because of it, in pesos' }),
        }),
      ),
    }),
  refusals: [404, 503],
});

export const deskOrderEvent = defineCall({
  ...common,
  id: 'deskOrderEvent',
  method: 'post',
  path: '/desk/orders/:number/events',
  summary:
    'Lets something happen to an order: accept, send, correct-guide, move-day (another day than was promised), tell-again (it still lies ready at its branch, and is kept anew), deliver, cancel, each taken back by take-back-accept, -send or -deliver where it was a mistake; a note; or money that came, was sent back by hand or is credited, with its amount. What cards hold and take, and what banks take back, is told by who moves it. Under one Idempotency-Key it happens once',
  params: numberParam,
  keyed: true,
  body: () =>
    z.object({
      type: z.enum(DESK_EVENT_NAMES),
      amount: pesosAboveZero().nullish().meta({ description: 'Pesos, at most two decimals' }),
      note: text(NOTE_MAX).nullish().meta({
        description: 'The reference of a refund that was done by hand, which has to have one; or what there is to note',
      }),
      sentOn: z.string().refine(isIsoDay).nullish().meta({
        description:
          'Of `refunded` and `received`: the day the money was sent by hand, or came, YYYY-MM-DD in Mexico City, none that is still to come or before the order',
      }),
      carrier: text(CARRIER_MAX)
        .nullish()
        .meta({ description: 'Of `send` and `correct-guide`: code of one of the carriers that are configured' }),
      day: z
        .string()
        .refine(isIsoDay)
        .nullish()
        .meta({ description: 'Of `move-day`: the new day, YYYY-MM-DD, of a pickup by its branch' }),
      time: text(CLOCK_MAX)
        .nullish()
        .meta({ description: 'Of `move-day` of a pickup: from when it is ready, HH:MM by the clock of its branch' }),
      reason: z.enum(MOVE_REASONS).nullish().meta({ description: 'Of `move-day`: why, which the customer is told' }),
      guide: text(GUIDE_MAX).nullish().meta({ description: 'The number that carrier knows the parcel by' }),
    }),
  result: orderState,
  refusals: [400, 404, 409, 413, 503],
});

export const deskOrderRefund = defineCall({
  ...common,
  id: 'deskOrderRefund',
  method: 'post',
  path: '/desk/orders/:number/refunds',
  summary:
    'Sends money that is to be refunded back to the card it came from, once under one Idempotency-Key. 503 while the gateway has not answered: it is asked again by itself',
  params: numberParam,
  keyed: true,
  body: () => z.object({ amount: pesosAboveZero().meta({ description: 'Pesos, at most two decimals' }) }),
  result: orderState,
  refusals: [400, 404, 409, 413, 503],
});
