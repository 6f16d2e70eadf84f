import { z } from 'zod';
import { CHARGED_AT_ONCE_TEXT, PAYMENT_METHODS } from '../../src/config/payment-methods';
import type { PaymentMethod } from '../../src/domain/cart/cart';
import { fromDecimal } from '../../src/domain/money';
import { CARD, defaultPaymentMethod, SPEI, STORE_PAYMENT } from '../../src/domain/payment/methods';
import { isLoopback } from '../http/safe-address';
import type { Deployed } from './deployment';
import { logOnce } from './log-once';
import { jsonSetting, type Setting, type Variables } from './setting';

const ORDER_DIGITS = 9;
const ACCOUNT_DIGITS = 11;

const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));

const byStore = () => {
  const address = z.url({ protocol: /^https?$/ });
  const name = z.string().trim().min(1);
  return z.record(
    z.string(),
    z.strictObject({
      /**
       * Where transfers arrive: bank and plaza of the CLABE, the two digits its accounts begin with, and what shoppers
       * are told of it.
       */
      spei: z
        .strictObject({
          bank: digits(3),
          plaza: digits(3),
          account: digits(ACCOUNT_DIGITS - ORDER_DIGITS),
          bankName: name,
          beneficiary: name,
        })
        .optional(),
      /**
       * Prefix of the collector's references (an even number of digits with the order's nine and the check digit), and
       * the shops that take them.
       */
      store: z.strictObject({ prefix: digits(4), shops: z.array(name).min(1) }).optional(),
      /**
       * Address of the gateway's API, whose token is the secret GATEWAY_TOKEN, and the origin of its pages where that is
       * another one.
       */
      card: z
        .strictObject({
          url: address,
          pages: address.optional(),
          /**
           * at-send: held when the order is placed and charged when the parcel goes; at-once: charged when it is placed,
           * for a gateway that cannot hold.
           */
          capture: z.enum(['at-send', 'at-once']).default('at-send'),
          /**
           * parts: of what is held it takes as much as it is asked for, and lets go of the rest; whole: it takes all of
           * it, once, and lets go of nothing else.
           */
          captures: z.enum(['parts', 'whole']).default('parts'),
          /**
           * Monthly payments without interest, the total in pesos with IVA from which on each is offered, and whether
           * the gateway holds what is paid so: what it does not is charged when the order is placed. The retailer
           * bears what they cost.
           */
          months: z
            .array(
              z.strictObject({
                months: z.int().min(2).max(48),
                from: z.number().positive(),
                hold: z.boolean().default(true),
              }),
            )
            .default([])
            .refine(
              (offers) => new Set(offers.map(({ months }) => months)).size === offers.length,
              'each number of months once',
            ),
        })
        .optional(),
    }),
  );
};

const EXAMPLE =
  '{"store code": {"spei": {"bank": "646", "plaza": "180", "account": "01", "bankName": "STP", "beneficiary": "Tianguis"}, "store": {"prefix": "9800", "shops": ["Farmacia"]}}}';

const settings = jsonSetting('PAYMENTS', byStore, EXAMPLE);

export const PAYMENTS = {
  name: 'PAYMENTS',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'Transfers, tills and the card gateway of a store view (docs/operations.md, "Payments").',
  without: 'orders are paid on delivery; `npm start` has a gateway, a bank and a till of its own and says where',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

export const PAYMENTS_KEY = {
  name: 'PAYMENTS_KEY',
  kind: 'secret',
  shape: 'text',
  about: 'What whoever collects payments signs its notifications with.',
  without: 'they are refused with 404',
  example: 'a long random text',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

export const GATEWAY_TOKEN = {
  name: 'GATEWAY_TOKEN',
  kind: 'secret',
  shape: 'text',
  about: "The token of the card gateway's API.",
  without: 'no card is offered',
  example: 'as the gateway gives it',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

/**
 * The forms of payment a store view has beside cash on delivery, by the variable PAYMENTS. Throws on a wrong setting.
 */
export const paymentSettings = (env: Variables<'PAYMENTS'>, storeCode: string) =>
  settings(env.PAYMENTS)[storeCode] ?? {};

/** The gateway of a store view. */
export interface CardGateway {
  /** Without a slash at its end. */
  url: string;
  /** Origin of the pages where shoppers pay. */
  pages: string;
  token: string;
}

type GatewayVariables = Deployed & Variables<'PAYMENTS' | 'GATEWAY_TOKEN'>;

/**
 * The gateway of a store view; null where none is configured, its token is missing, or its address is one that only
 * this computer may use: not encrypted, or of this computer itself. The last two are logged once.
 */
export function cardGatewayOf(env: GatewayVariables, storeCode: string): CardGateway | null {
  const { card } = paymentSettings(env, storeCode);
  if (!card) return null;
  const { hostname, protocol } = new URL(card.url);
  if (env.APP_ENV !== 'local' && (isLoopback(hostname) || protocol !== 'https:'))
    return logOnce('payments.local-gateway');
  const pages = new URL(card.pages ?? card.url).origin;
  return env.GATEWAY_TOKEN
    ? { url: card.url.replace(/\/$/, ''), pages, token: env.GATEWAY_TOKEN }
    : logOnce('payments.no-gateway-token');
}

/** Whether the gateway of a store view takes all that it holds for a payment, or nothing of it. */
export const takesWhole = (env: Variables<'PAYMENTS'>, storeCode: string): boolean =>
  paymentSettings(env, storeCode).card?.captures === 'whole';

/** The store views of which that is so. */
export const wholeCaptureStores = (env: Variables<'PAYMENTS'>): string[] =>
  Object.keys(settings(env.PAYMENTS)).filter((store) => takesWhole(env, store));

type CardSetting = NonNullable<ReturnType<typeof paymentSettings>['card']>;

/** Cards as a store view takes them. */
const cardMethod = (method: PaymentMethod, { capture, months }: CardSetting): PaymentMethod => ({
  ...method,
  ...(capture === 'at-once' ? { description: CHARGED_AT_ONCE_TEXT, isChargedAtOnce: true } : {}),
  ...(months.length > 0
    ? {
        months: months
          .map((offer) => ({
            months: offer.months,
            from: fromDecimal(offer.from),
            ...(offer.hold ? {} : { isChargedAtOnce: true }),
          }))
          .sort((a, b) => a.months - b.months),
      }
    : {}),
});

function readMethods(env: GatewayVariables, storeCode: string): PaymentMethod[] {
  const set = paymentSettings(env, storeCode);
  const isOffered: Record<string, () => boolean> = {
    [SPEI]: () => set.spei !== undefined,
    [STORE_PAYMENT]: () => set.store !== undefined,
    [CARD]: () => cardGatewayOf(env, storeCode) !== null,
  };
  const offered = PAYMENT_METHODS.filter(({ code }) => isOffered[code]?.() ?? true);
  const proposed = defaultPaymentMethod(offered);
  return offered.map((one) => {
    const method = { ...one, default: one === proposed };
    return method.code === CARD && set.card ? cardMethod(method, set.card) : method;
  });
}

type Read = Pick<GatewayVariables, 'APP_ENV' | 'PAYMENTS' | 'GATEWAY_TOKEN'> & { methods: PaymentMethod[] };

/** What was read last of each store view: settings change with a deployment, and every page asks. */
const read = new Map<string, Read>();

/** Ways to pay orders that this store view makes itself. */
export function paymentMethodsOf(env: GatewayVariables, storeCode: string): PaymentMethod[] {
  const { APP_ENV, PAYMENTS: text, GATEWAY_TOKEN: token } = env;
  const known = read.get(storeCode);
  if (known && known.PAYMENTS === text && known.GATEWAY_TOKEN === token && known.APP_ENV === APP_ENV)
    return known.methods;
  const methods = readMethods(env, storeCode);
  read.set(storeCode, { APP_ENV, PAYMENTS: text, GATEWAY_TOKEN: token, methods });
  return methods;
}

/** How this store view takes cards itself; null where it does not. */
export const cardOf = (env: GatewayVariables, storeCode: string): PaymentMethod | null =>
  paymentMethodsOf(env, storeCode).find(({ code }) => code === CARD) ?? null;
