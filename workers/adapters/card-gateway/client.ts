import { z } from 'zod';
import { type Centavos, fromDecimal, toDecimal } from '../../../src/domain/money';
import { once } from '../../../src/domain/once';
import { type Payee, payeeName } from '../../../src/domain/payment/payee';
import { log, reasonOf } from '../../http/log';
import type { CardGateway } from '../../settings/payments';

const TIMEOUT_MS = 8000;
const SERVER_ERROR = 500;
const TOO_MANY = 429;

const moment = once(() => z.iso.datetime({ offset: true }).transform((at) => Date.parse(at)));

const payment = once(() =>
  z.object({
    id: z.string().min(1).max(120),
    order: z.string(),
    // Missing in payments that were made before anything but an order could be paid.
    payee: z.object({ kind: z.string(), id: z.string() }).optional(),
    amount: z.number(),
    currency: z.string(),
    status: z.enum(['open', 'pending', 'closed']),
    decline: z.string().max(40).nullable().default(null),
    months: z.int().min(1).default(1),
    capture: z.enum(['manual', 'automatic']).optional(),
    held_until: moment().nullable().default(null),
    // Nothing else of a card is read.
    card: z.object({ last4: z.string().regex(/^\d{4}$/) }).nullish(),
    url: z.url({ protocol: /^https?$/ }),
    events: z.array(
      z.object({
        id: z.string().min(1).max(120),
        type: z.enum(['authorised', 'captured', 'released', 'received', 'reversed', 'refunded']),
        amount: z.number().positive(),
        currency: z.string(),
        at: moment(),
      }),
    ),
  }),
);

/** A payment as the gateway has it: all that moved for it, in the order in which it did. */
export type GatewayPayment = Omit<z.infer<ReturnType<typeof payment>>, 'amount' | 'events'> & {
  amount: Centavos;
  events: (Omit<z.infer<ReturnType<typeof payment>>['events'][number], 'amount'> & { amount: Centavos })[];
};

/**
 * What a call led to: an answer, a refusal that asking again does not change (with its HTTP status), or nothing one
 * knows of.
 */
export type GatewayAnswer =
  | { state: 'answered'; payment: GatewayPayment }
  | { state: 'refused'; status: number; code: string; months?: number[] | undefined }
  | { state: 'unknown' };

interface Call {
  method: 'GET' | 'POST';
  path: string;
  key?: string;
  body?: object;
}

/** `months`: those it grants, where it refuses the ones it was asked for. */
const refusal = once(() => z.object({ error: z.string().max(40), months: z.array(z.int().min(1)).max(48).optional() }));

function refusedAnswer(status: number, json: unknown): GatewayAnswer {
  const { error: code, months } = refusal().parse(json);
  return { state: 'refused', status, code, months };
}

async function sent({ url, token }: CardGateway, { method, path, key, body }: Call): Promise<GatewayAnswer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= SERVER_ERROR || response.status === TOO_MANY)
    throw new Error(`the gateway answered ${response.status}`);
  const json: unknown = await response.json();
  if (!response.ok) return refusedAnswer(response.status, json);
  const answered = payment().parse(json);
  return {
    state: 'answered',
    payment: {
      ...answered,
      amount: fromDecimal(answered.amount),
      events: answered.events.map((event) => ({ ...event, amount: fromDecimal(event.amount) })),
    },
  };
}

async function asked(gateway: CardGateway, call: Call): Promise<GatewayAnswer> {
  try {
    return await sent(gateway, call);
  } catch (error) {
    log('warn', 'gateway.unknown', { operation: call.path.split('/')[3] ?? call.method, reason: reasonOf(error) });
    return { state: 'unknown' };
  }
}

/** A payment that is to be made at the gateway. */
export interface NewPayment {
  key: string;
  payee: Payee;
  amount: Centavos;
  currency: string;
  returnUrl: string;
  /** manual: held until it is captured; automatic: taken at once. */
  capture: 'manual' | 'automatic';
  /** Monthly payments without interest, 1 for all at once. */
  months: number;
}

/** What a gateway calls it that the months it was asked for are not granted: a refusal, or why a card was declined. */
export const NO_MONTHS = 'months';

/** Calls of the gateway; what is asked under one key is done once. No number of a card passes through any of them. */
export const gatewayCalls = (gateway: CardGateway) => ({
  start: ({ key, payee, amount, currency, returnUrl, capture, months }: NewPayment) =>
    asked(gateway, {
      method: 'POST',
      path: '/payments',
      key,
      body: {
        order: payeeName(payee),
        payee: { kind: payee.kind, id: payee.id },
        amount: toDecimal(amount),
        currency,
        return_url: returnUrl,
        capture,
        months,
      },
    }),
  payment: (id: string) => asked(gateway, { method: 'GET', path: `/payments/${encodeURIComponent(id)}` }),
  /** `amount` null: all that is held, and nobody can pay there any more. */
  move: (id: string, kind: 'capture' | 'release' | 'refund', amount: Centavos | null, key: string) =>
    asked(gateway, {
      method: 'POST',
      path: `/payments/${encodeURIComponent(id)}/${kind}`,
      key,
      body: amount === null ? {} : { amount: toDecimal(amount) },
    }),
});
