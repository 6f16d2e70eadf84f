import { MAX_LINES } from '../../domain/cart/lines';
import { isIsoDay } from '../../domain/mexico-city';
import { GUIDE_MAX } from '../../domain/order/dispatch';
import { isDeskWay, isWay, PICTURE_MAX_BYTES } from '../../domain/returns/return';
import { PICTURE_TYPES } from '../../domain/returns/strip-picture';
import { isOrderNumber } from '../../domain/validation';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, lines, optional } from '../form-fields';
import { ORDERS_PAGE } from '../history/pages';
import { REFUND_TO } from '../refunds/forms';
import { DESK_RETURNS_PAGE } from './pages';

export const COMMENT_MAX = 500;
export const REFUSAL_MAX = 200;
const CARRIER_MAX = 40;
const REASON_MAX = 64;

const number: FormField = { rule: 'orderNumber', test: isOrderNumber };
const units: FormField = optional({ rule: 'quantity', test: (value) => /^\d{1,5}$/.test(value) });
const day: FormField = optional({ rule: 'text', test: isIsoDay });
const id: FormField = { rule: 'text', test: (value) => /^[\w-]{1,64}$/.test(value) };

/** Names of what is asked of one line of an order. */
export const lineField = (
  what: 'qty' | 'reason' | 'condition' | 'arrived' | 'accepted' | 'shelf' | 'refusal',
  lineNo: number,
): string => `${what}-${lineNo}`;

/** One field of each line that an order may have. */
const ofEachLine = (what: Parameters<typeof lineField>[0], field: FormField): FormFields =>
  Object.fromEntries(Array.from({ length: MAX_LINES }, (_, index) => [lineField(what, index + 1), field]));

/** Which of a retailer's own reasons and conditions there are, only the retailer knows. */
const word = optional(line(REASON_MAX));

export const NEW_RETURN = {
  order: number,
  ...ofEachLine('qty', units),
  ...ofEachLine('reason', word),
  ...ofEachLine('condition', word),
  way: optional({ rule: 'text', test: isWay }),
  collectOn: day,
  back: REFUND_TO,
  comment: optional(lines(COMMENT_MAX)),
} satisfies FormFields;

/** The same begun at the desk; `beyond` says why although its time is over. */
export const DESK_BEGUN = {
  ...NEW_RETURN,
  way: { rule: 'text', test: isDeskWay },
  beyond: optional(line(REFUSAL_MAX)),
} satisfies FormFields;

export const OWN_RETURN = { order: number, number } satisfies FormFields;
export const SENT_RETURN = {
  ...OWN_RETURN,
  carrier: optional(line(CARRIER_MAX)),
  guide: optional(line(GUIDE_MAX)),
} satisfies FormFields;
export const REMOVED_PICTURE = { ...OWN_RETURN, picture: id } satisfies FormFields;

const seen: FormField = { rule: 'text', test: (value) => /^\d{1,6}$/.test(value) };

export const DESK_AUTHORISED = {
  number,
  seen,
  carrier: optional(line(CARRIER_MAX)),
  guide: optional(line(GUIDE_MAX)),
  collectOn: day,
} satisfies FormFields;
export const DESK_REFUSED = { number, seen, refusal: line(REFUSAL_MAX) } satisfies FormFields;

/** Why some of a line that came are not accepted. */
export const RECEIVED_REFUSAL = optional(line(REFUSAL_MAX));

export const DESK_RECEIVED = {
  number,
  seen,
  agreed: optional({ rule: 'text', test: (value) => /^\d{1,6}(?:-\d{1,12}){5}$/.test(value) }),
  ...ofEachLine('arrived', units),
  ...ofEachLine('accepted', units),
  ...ofEachLine('shelf', optional({ rule: 'text', test: (value) => value === '1' })),
  ...ofEachLine('refusal', RECEIVED_REFUSAL),
} satisfies FormFields;
export const DESK_CLOSED = { number, seen } satisfies FormFields;

const own = { access: 'customer', limit: 'form', page: ORDERS_PAGE } as const;
const atDesk = { access: 'service', limit: 'form', page: DESK_RETURNS_PAGE } as const;

export const RETURNS_FORMS = {
  devolver: defineForm({ ...own, id: 'devolver', path: '/order/devolver', fields: NEW_RETURN }),
  'devolver-foto': defineForm({
    ...own,
    id: 'devolver-foto',
    path: '/order/devolver-foto',
    fields: OWN_RETURN,
    file: { name: 'foto', maxBytes: PICTURE_MAX_BYTES, types: PICTURE_TYPES },
  }),
  'devolver-quitar-foto': defineForm({
    ...own,
    id: 'devolver-quitar-foto',
    path: '/order/devolver-quitar-foto',
    fields: REMOVED_PICTURE,
  }),
  'devolver-enviado': defineForm({
    ...own,
    id: 'devolver-enviado',
    path: '/order/devolver-enviado',
    fields: SENT_RETURN,
  }),
  'devolver-retirar': defineForm({
    ...own,
    id: 'devolver-retirar',
    path: '/order/devolver-retirar',
    fields: OWN_RETURN,
  }),
  'operacion-devolucion-empezar': defineForm({
    ...atDesk,
    id: 'operacion-devolucion-empezar',
    path: '/operacion/devolucion-empezar',
    fields: DESK_BEGUN,
  }),
  'operacion-devolucion-autorizar': defineForm({
    ...atDesk,
    id: 'operacion-devolucion-autorizar',
    path: '/operacion/devolucion-autorizar',
    fields: DESK_AUTHORISED,
  }),
  'operacion-devolucion-rechazar': defineForm({
    ...atDesk,
    id: 'operacion-devolucion-rechazar',
    path: '/operacion/devolucion-rechazar',
    fields: DESK_REFUSED,
  }),
  'operacion-devolucion-recibir': defineForm({
    ...atDesk,
    id: 'operacion-devolucion-recibir',
    path: '/operacion/devolucion-recibir',
    fields: DESK_RECEIVED,
  }),
  'operacion-devolucion-cerrar': defineForm({
    ...atDesk,
    id: 'operacion-devolucion-cerrar',
    path: '/operacion/devolucion-cerrar',
    fields: DESK_CLOSED,
  }),
};
