import { z } from 'zod';
import { PAYMENT_METHODS } from '../src/config/payment-methods';
import type { PaymentMethod } from '../src/domain/cart/cart';
import { SPEI, STORE_PAYMENT } from '../src/domain/payment/methods';
import type { Env } from './env';
import { jsonSetting } from './json-setting';

const ORDER_DIGITS = 9;
const ACCOUNT_DIGITS = 11;

const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));
const name = z.string().trim().min(1);

const byStore = z.record(
  z.string(),
  z.strictObject({
    /** Where transfers arrive: bank and plaza of the CLABE, the two digits its accounts begin with, and what shoppers are told of it. */
    spei: z.strictObject({ bank: digits(3), plaza: digits(3), account: digits(ACCOUNT_DIGITS - ORDER_DIGITS), bankName: name, beneficiary: name }).optional(),
    /** Prefix of the collector's references (an even number of digits with the order's nine and the check digit), and the shops that take them. */
    store: z.strictObject({ prefix: digits(4), shops: z.array(name).min(1) }).optional(),
  }),
);

const EXAMPLE =
  '{"store code": {"spei": {"bank": "646", "plaza": "180", "account": "01", "bankName": "STP", "beneficiary": "Tianguis"}, "store": {"prefix": "9800", "shops": ["Farmacia"]}}}';

const settings = jsonSetting('PAYMENTS', byStore, EXAMPLE);

/** The forms of payment a store view has beside cash on delivery, by the variable PAYMENTS. Throws on a wrong setting. */
export const paymentSettings = (env: Pick<Env, 'PAYMENTS'>, storeCode: string) => settings(env.PAYMENTS)[storeCode] ?? {};

/** Ways to pay orders that this store view makes itself. */
export function paymentMethodsOf(env: Pick<Env, 'PAYMENTS'>, storeCode: string): PaymentMethod[] {
  const set = paymentSettings(env, storeCode);
  const isOffered = (code: string) => (code === SPEI ? set.spei !== undefined : code !== STORE_PAYMENT || set.store !== undefined);
  return PAYMENT_METHODS.filter(({ code }) => isOffered(code));
}
