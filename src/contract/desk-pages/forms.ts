import { isIsoDay } from '../../domain/mexico-city';
import { type Chosen, MANY_ACTIONS } from '../../domain/order/desk-action';
import type { OrderEvent } from '../../domain/order/events';
import { readAmount } from '../../domain/typed-amount';
import { isOrderNumber } from '../../domain/validation';
import { ADDRESS } from '../checkout/forms';
import { BACK, BACK_MAX } from '../customers/pages';
import { OUTBOX_CHANNELS } from '../desk/outbox';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';
import { CANCELED_UNITS } from '../history/cancel-form';

/** Where operators begin their day; no page of the shop leads there. */
export const DESK_PAGE = '/operacion';
/** Lists of orders by what there is to do, and what is asked before it is done to many of them. */
export const DESK_ORDERS_PAGE = '/operacion/pedidos';
export const DESK_CHOSEN_PAGE = '/operacion/elegidos';
export const DESK_SIGN_IN_PAGE = '/operacion/entrar';
export const DESK_UNMATCHED_PAGE = '/operacion/preguntas';
export const DESK_REVIEWS_PAGE = '/operacion/resenas';
export const DESK_MESSAGES_PAGE = '/operacion/mensajes';
/** What came and what went of one day, and the parameter that says which. */
export const DESK_TAKINGS_PAGE = '/operacion/caja';
export const TAKINGS_DAY = 'dia';
export const DESK_HEALTH_PAGE = '/operacion/estado';
export const deskOrderPage = (number: string): string => `${DESK_PAGE}/pedido/${encodeURIComponent(number)}`;
/** Where the address of an order is corrected. */
export const deskAddressPage = (number: string): string => `${deskOrderPage(number)}/direccion`;

/**
 * Where the code of an order or a guide is read; with the number of an order as `pedido` its guide number, which the
 * page of that order then finds in its own address.
 */
export const DESK_SCAN_PAGE = '/operacion/escanear';
export const SCANNED_FOR = 'pedido';
export const SCANNED_CODE = 'codigo';
/** Where chosen orders are printed, and the parameter that says what. */
export const DESK_PRINT_PAGE = '/operacion/imprimir';
export const PRINTED = 'que';
export const PRINT_KINDS = ['surtido', 'notas'] as const;

/** Parameters of an order's page that ask before something is done that moves money or cannot be taken back. */
export const CONFIRM = 'confirmar';
export const AMOUNT = 'monto';
/** Key of the form that leads to a question: what is said there is said once. */
export const ASKED_UNDER = 'key';

const TOKEN_MAX = 512;
const NAME_MAX = 60;
const CLOCK_MAX = 5;
const REASON_MAX = 20;
const NUMBER_MAX = 32;
/** A postal code and a colonia. */
const AGREED_MAX = 130;
export const NOTE_MAX = 500;
const ID_MAX = 120;
export const CARRIER_MAX = 20;
/** As it is printed, with spaces in between. */
const GUIDE_TYPED_MAX = 60;

/** What happens to the money of an order, each with its amount. */
export const MONEY_EVENTS = [
  'received',
  'reversed',
  'adjusted',
  'refunded',
  'bounced',
  'take-back-received',
] as const satisfies readonly OrderEvent['type'][];

/** What an operator may tell of an order by hand; cards are held and charged by their gateway alone. */
export const DESK_EVENTS = [
  'accept',
  'take-back-accept',
  'send',
  'correct-guide',
  'move-day',
  'tell-again',
  'take-back-send',
  'deliver',
  'take-back-deliver',
  'cancel',
  'note',
  ...MONEY_EVENTS,
] as const satisfies readonly OrderEvent['type'][];
export type DeskEvent = (typeof DESK_EVENTS)[number];

/** What is asked about with an amount before it is told: `tarjeta` sends it back to the card. */
export const MONEY_QUESTIONS = [...MONEY_EVENTS, 'tarjeta'] as const;
export type MoneyKind = (typeof MONEY_QUESTIONS)[number];

/** Whether an operator has to say by which reference of the bank it can be found again. */
export const needsReference = (type: string): boolean =>
  type === 'refunded' || type === 'reversed' || type === 'bounced';

/** Whether an operator has to write something: a reference, what there is to note, or why it was a mistake. */
export const needsNote = (type: string): boolean =>
  type === 'note' || type === 'take-back-received' || needsReference(type);

const oneOf = (known: readonly string[]): FormField => ({ rule: 'text', test: (value) => known.includes(value) });

const TICK: FormField = oneOf(['si']);

const calendarDay: FormField = { rule: 'text', test: isIsoDay };

/** Between which days movements of money are saved, both in it. */
export const MOVEMENT_DAYS = { from: calendarDay, to: calendarDay } satisfies FormFields;

export const DESK_SIGN_IN = {
  token: { ...line(TOKEN_MAX), privacy: 'secret' },
  /** What the operator is called in what they do. */
  name: optional(line(NAME_MAX)),
  [BACK]: optional(line(BACK_MAX)),
} satisfies FormFields;

export const ORDER_EVENT = {
  number: line(NUMBER_MAX),
  type: oneOf(DESK_EVENTS),
  amount: { rule: 'amount', test: (value: string) => readAmount(value) !== null, optional: true },
  note: optional(line(NOTE_MAX)),
  /** Number of the last event the page showed. */
  seen: { rule: 'text', test: (value: string) => /^\d{1,9}$/.test(value), optional: true },
  /** On which day money was sent, at the centre of the country; or the new day of an order. */
  day: optional(calendarDay),
  /** From when a branch has it ready, by its clock, and why that changes. */
  time: optional(line(CLOCK_MAX)),
  reason: optional(line(REASON_MAX)),
  carrier: optional(line(CARRIER_MAX)),
  guide: optional(line(GUIDE_TYPED_MAX)),
  /** Ticked: it is other money than the same amount a while ago, and it is really more than what is due. */
  again: optional(TICK),
  over: optional(TICK),
} satisfies FormFields;

/** Of an order that is picked up the address is not read, only who comes for it. */
export const CORRECTED_RECEIVER = {
  number: line(NUMBER_MAX),
  seen: ORDER_EVENT.seen,
  firstName: { ...ADDRESS.firstName, optional: false },
  lastName: { ...ADDRESS.lastName, optional: false },
  phoneNumber: ADDRESS.phoneNumber,
} satisfies FormFields;

/** `agreed` is ticked where more changes than the address: the place that its operator was asked for. */
export const CORRECTED_ADDRESS = {
  ...ADDRESS,
  ...CORRECTED_RECEIVER,
  agreed: optional(line(AGREED_MAX)),
} satisfies FormFields;

export const CARD_REFUND = {
  number: line(NUMBER_MAX),
  seen: ORDER_EVENT.seen,
  amount: { rule: 'amount', test: (value: string) => readAmount(value) !== null },
} satisfies FormFields;

/** Units of lines that are canceled, by the numbers of the lines. */
export const CANCELED_ITEMS = {
  number: line(NUMBER_MAX),
  seen: ORDER_EVENT.seen,
  note: optional(line(NOTE_MAX)),
  ...CANCELED_UNITS,
} satisfies FormFields;

/** Agrees to money that another operator asked for, or declines it. */
export const SETTLED_ASK = {
  number: line(NUMBER_MAX),
  id: { rule: 'text', test: (value: string) => /^\d{1,15}$/.test(value) },
  decision: oneOf(['aceptar', 'rechazar']),
} satisfies FormFields;

const PAYMENT = { source: oneOf(['collector', 'gateway']), id: line(ID_MAX) } satisfies FormFields;

export const RESOLVED_PAYMENT = { ...PAYMENT, note: line(NOTE_MAX) } satisfies FormFields;

/** Money that fitted nothing, put onto an order as it was shown. */
export const APPLIED_PAYMENT = {
  ...PAYMENT,
  number: { rule: 'orderNumber', test: isOrderNumber },
  seen: ORDER_EVENT.seen,
  note: optional(line(NOTE_MAX)),
} satisfies FormFields;

/** Parameters of the page of such payments that ask before one is put onto an order: source and id of it, and the order. */
export const APPLY = { source: 'de', id: 'pago', number: 'pedido' } as const;

export const RESENT = {
  channel: oneOf(OUTBOX_CHANNELS),
  id: { rule: 'text', test: (value: string) => /^\d{1,15}$/.test(value) },
} satisfies FormFields;

/** Parameter of the page that asks before many orders are changed: the action. */
export const DO = 'hacer';

/** Most orders at once: as many as a page of a list shows. */
export const MOST_CHOSEN = 50;

/** Name of the box of an order in a list: its value is the number of the last event that the list showed. */
const CHOSEN = 'elegido.';
export const chosenName = (number: string): string => `${CHOSEN}${number}`;

/** The orders that were ticked in a list, out of its address or its form; others than numbers are left out. */
export const chosenIn = (sent: Iterable<[string, string]>): Chosen[] =>
  [...sent]
    .flatMap(([name, seen]) => {
      const number = name.startsWith(CHOSEN) ? name.slice(CHOSEN.length) : '';
      return /^\d{1,12}$/.test(number) && /^\d{1,9}$/.test(seen) ? [{ number, seen: Number(seen) }] : [];
    })
    .slice(0, MOST_CHOSEN);

/** The same in one field: '000000042.3 000000043.0'. */
export const writtenChosen = (chosen: readonly Chosen[]): string =>
  chosen.map(({ number, seen }) => `${number}.${seen}`).join(' ');
export const readChosen = (text: string): Chosen[] =>
  chosenIn(
    text.split(' ').map((one): [string, string] => {
      const [number = '', seen = ''] = one.split('.');
      return [chosenName(number), seen];
    }),
  );

export const CHOSEN_MAX = 24 * MOST_CHOSEN;

export const MANY_ORDERS = {
  action: oneOf(MANY_ACTIONS),
  orders: { ...line(CHOSEN_MAX), test: (value: string) => readChosen(value).length > 0 },
  /** Why, of what cannot be taken back. */
  note: optional(line(NOTE_MAX)),
  [BACK]: optional(line(BACK_MAX)),
} satisfies FormFields;

/** Epoch ms. */
export const SINCE = {
  since: { rule: 'text', test: (value: string) => /^\d{1,16}$/.test(value) },
} satisfies FormFields;

export const CLOSED_ORDER = { orderId: line(ID_MAX) } satisfies FormFields;

export const DECIDED_REVIEW = {
  id: { rule: 'text', test: (value: string) => /^\d{1,15}$/.test(value) },
  decision: oneOf(['aprobar', 'rechazar']),
} satisfies FormFields;

/** Parameter of the page of the shop's health: the import whose skipped documents are shown. */
export const IMPORT = 'importacion';

export const DESK_FORMS = {
  'operacion-entrar': defineForm({
    id: 'operacion-entrar',
    path: '/operacion/entrar',
    access: 'anyone',
    limit: 'form',
    page: DESK_SIGN_IN_PAGE,
    fields: DESK_SIGN_IN,
  }),
  'operacion-salir': defineForm({
    id: 'operacion-salir',
    path: '/operacion/salir',
    limit: 'form',
    page: DESK_PAGE,
    access: 'service',
    fields: {},
  }),
  'operacion-pedido': defineForm({
    id: 'operacion-pedido',
    path: '/operacion/pedido',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: ORDER_EVENT,
  }),
  'operacion-direccion': defineForm({
    id: 'operacion-direccion',
    path: '/operacion/direccion',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: CORRECTED_ADDRESS,
  }),
  'operacion-devolver': defineForm({
    id: 'operacion-devolver',
    path: '/operacion/devolver',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: CARD_REFUND,
  }),
  'operacion-acuerdo': defineForm({
    id: 'operacion-acuerdo',
    path: '/operacion/acuerdo',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: SETTLED_ASK,
  }),
  'operacion-unidades': defineForm({
    id: 'operacion-unidades',
    path: '/operacion/unidades',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: CANCELED_ITEMS,
  }),
  'operacion-varios': defineForm({
    id: 'operacion-varios',
    path: '/operacion/varios',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: MANY_ORDERS,
  }),
  'operacion-paqueteria': defineForm({
    id: 'operacion-paqueteria',
    path: '/operacion/paqueteria',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: {},
  }),
  'operacion-nuevos': defineForm({
    id: 'operacion-nuevos',
    path: '/operacion/nuevos',
    limit: 'form',
    page: DESK_PAGE,
    access: 'service',
    fields: SINCE,
  }),
  'operacion-movimientos': defineForm({
    id: 'operacion-movimientos',
    path: '/operacion/movimientos',
    limit: 'form',
    page: DESK_ORDERS_PAGE,
    access: 'service',
    fields: MOVEMENT_DAYS,
    keyKeptBy: 'nobody',
  }),
  'operacion-reenviar': defineForm({
    id: 'operacion-reenviar',
    path: '/operacion/reenviar',
    limit: 'form',
    page: DESK_HEALTH_PAGE,
    access: 'service',
    fields: RESENT,
  }),
  'operacion-sin-respuesta': defineForm({
    id: 'operacion-sin-respuesta',
    path: '/operacion/sin-respuesta',
    limit: 'form',
    page: DESK_HEALTH_PAGE,
    access: 'service',
    fields: CLOSED_ORDER,
  }),
  'operacion-resena': defineForm({
    id: 'operacion-resena',
    path: '/operacion/resena',
    limit: 'form',
    page: DESK_REVIEWS_PAGE,
    access: 'service',
    fields: DECIDED_REVIEW,
  }),
  'operacion-pregunta': defineForm({
    id: 'operacion-pregunta',
    path: '/operacion/pregunta',
    limit: 'form',
    page: DESK_UNMATCHED_PAGE,
    access: 'service',
    fields: RESOLVED_PAYMENT,
  }),
  'operacion-aplicar-pago': defineForm({
    id: 'operacion-aplicar-pago',
    path: '/operacion/aplicar-pago',
    limit: 'form',
    page: DESK_UNMATCHED_PAGE,
    access: 'service',
    fields: APPLIED_PAYMENT,
  }),
};
