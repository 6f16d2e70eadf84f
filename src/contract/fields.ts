import { z } from 'zod';
import { once } from '../domain/once';
import { isFilled, MAX_LENGTH, MAX_QUANTITY, plainText, RULES, type Rule } from '../domain/validation';

export const TOKEN_MAX = 64;
/** How many skus one call takes. */
const SKUS_MAX = 100;
const USER_TOKEN_MAX = 4096;
const SEARCHED_MAX = 4000;

/** Names the rule and message of a refinement; `message` replaces the rule's own. */
export const rule = (name: Rule, message: string = RULES[name]) => ({ error: message, params: { rule: name } });

/** Gives a missing value a message of its own. */
export const whenMissing = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? message : undefined),
});

/** Text a person or a client gives: bounded, one line, without control characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => plainText(value, max), rule('text'));

/** What is searched for. A long text is no error: its first part counts, the shop decides how much of it. */
export const searchedText = () => text(SEARCHED_MAX);

/** Text that must not be blank; `message` is said when it is missing. */
export const requiredText = (max: number, message: string = RULES.required) =>
  z
    .string(whenMissing(message))
    .max(max)
    .refine(isFilled, rule('required', message))
    .refine((value) => plainText(value, max), rule('text'));

export const sku = once(() => requiredText(MAX_LENGTH.sku));

const whole = once(() =>
  z.union([
    z.int(),
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ]),
);

/** A whole number given as number or text. */
export const wholeNumber = (min: number, max: number) => whole().pipe(z.int().min(min).max(max));

export const quantity = once(() => wholeNumber(1, MAX_QUANTITY));

export const itemId = once(() => wholeNumber(1, Number.MAX_SAFE_INTEGER));

/** Ids that come as number or text and are only passed on. */
export const looseId = once(() => z.union([z.int(), text(TOKEN_MAX)]).transform(String));

/** A comma list of skus, without empties and repeats. */
export const skuList = (message: string) =>
  requiredText(MAX_LENGTH.sku * SKUS_MAX, message)
    .transform((value) => [...new Set(value.split(',').map((part) => part.trim()))].filter(isFilled))
    .pipe(z.array(text(MAX_LENGTH.sku)).min(1).max(SKUS_MAX));

/** Identity of most calls: the user's token and the cart's. Empty means none. */
export const identityQuery = once(() =>
  z.object({
    token: text(USER_TOKEN_MAX).optional().meta({ description: 'User token; empty for a guest' }),
    cartId: text(TOKEN_MAX).optional().meta({ description: 'Cart token; without it the cart of the cookie' }),
    storeCode: text(TOKEN_MAX).optional(),
    guest: z
      .enum(['true', 'false', ''])
      .optional()
      .meta({ description: 'true when not signed in; false asks for a user token' }),
  }),
);

export type IdentityQuery = z.infer<ReturnType<typeof identityQuery>>;
