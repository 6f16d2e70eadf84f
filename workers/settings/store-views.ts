import { z } from 'zod';
import { storeByCode, storeViews } from '../../src/config/stores';
import { rankingFault } from '../../src/domain/customer/ranking';
import { fromDecimal } from '../../src/domain/money';
import type { StoreFlags, StoreView } from '../../src/domain/store-view';
import { jsonSetting, type Setting, type Variables } from './setting';

const switches = () =>
  ({
    synchronizeStock: z.boolean(),
    allowOutOfStockInCart: z.boolean(),
    listOutOfStockProducts: z.boolean(),
    synchronizeCart: z.boolean(),
    serverMergeByDefault: z.boolean(),
    forceClientState: z.boolean(),
    cartCount: z.enum(['quantities', 'items']),
    preventConfigurableChildrenDirectAccess: z.boolean(),
    filterUnavailableVariants: z.boolean(),
    useOldFieldNames: z.boolean(),
    setFirstBundleOptionPrice: z.boolean(),
    useZeroPriceProduct: z.boolean(),
    useUrlDispatcher: z.boolean(),
    autoRefreshTokens: z.boolean(),
    priceRangesByCategory: z.boolean(),
    tellCredit: z.boolean(),
    maxNetworkTaskAttempts: z.int().min(1).max(100),
  }) satisfies Record<keyof StoreFlags, z.ZodType>;

const ascending = (bounds: number[]): boolean =>
  bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? 0));
const byStore = () => {
  const moment = z.iso.datetime({ offset: true });
  const amount = z.number().min(0).max(1_000_000).transform(fromDecimal);

  return z.record(
    z.string(),
    z.strictObject({
      name: z.string().trim().min(1).max(60).optional(),
      flags: z.strictObject(switches()).partial().optional(),
      priceRanges: z.array(z.number().positive()).min(1).max(20).refine(ascending, 'has to rise').optional(),
      /** Pesos with IVA. */
      shipping: z.strictObject({ gross: amount, freeFromGross: amount.nullable() }).partial().optional(),
      /** `from` in pesos with IVA. */
      ranking: z
        .strictObject({
          months: z.int().default(12),
          levels: z
            .array(
              z.strictObject({
                name: z.string().trim().min(1).max(40),
                from: amount,
                gives: z.array(z.string().trim().min(1).max(160)).max(10).default([]),
              }),
            )
            .max(12),
        })
        .superRefine((rules, { addIssue }) => {
          const message = rankingFault(rules);
          if (message !== null) addIssue(message);
        })
        .optional(),
      tax: z
        .strictObject({
          userGroupId: z.int().min(0).nullable(),
          useOnlyDefaultUserGroupId: z.boolean(),
          homeRegion: z.string().min(1),
        })
        .partial()
        .optional(),
      silentLoginPath: z
        .string()
        .regex(/^(?:\/[a-z0-9-]+)+$/)
        .optional(),
      timer: z
        .strictObject({ name: z.string().trim().min(1).max(80), startsAt: moment, endsAt: moment })
        .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), 'ends before it starts')
        .nullable()
        .optional(),
      tag: z
        .strictObject({
          script: z.url({ protocol: /^https$/ }),
          hosts: z.array(z.url({ protocol: /^https$/ }).transform((host) => new URL(host).origin)).default([]),
        })
        .nullable()
        .optional(),
    }),
  );
};

const EXAMPLE = '{"store code": {"flags": {"allowOutOfStockInCart": true}, "priceRanges": [500, 2000]}}';

const settings = jsonSetting('STORE_SETTINGS', byStore, EXAMPLE);

/** A check of a list of codes, that says which variable holds it. */
const views =
  (name: string) =>
  (text: string): void => {
    try {
      storeViews(text);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  };

export const STORE_VIEWS = {
  name: 'STORE_VIEWS',
  kind: 'variable',
  shape: 'text',
  about: 'Enabled store views by code, comma-separated; the first has no prefix in its paths.',
  without: 'nothing is served: `wrangler.toml` names them',
  example: 'viu,mavi',
  isTakenByStart: true,
  check: views('STORE_VIEWS'),
} as const satisfies Setting;

export const STORE_SETTINGS = {
  name: 'STORE_SETTINGS',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'What a store view has otherwise than `src/config/stores.ts`: name, flags, price ranges, delivery cost, levels of purchases (`ranking`), tax group, path of silent login, timer, measuring tag (docs/operations.md, "Settings of a store view").',
  without: 'what stands there',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

export const LIVE_SEARCH = {
  name: 'LIVE_SEARCH',
  kind: 'variable',
  shape: 'text',
  about: 'Store views whose search fetches skus first, comma-separated; answered by `/api/config/live-search`.',
  without: 'all of them',
  example: 'viu,mavi',
  isTakenByStart: true,
  check: views('LIVE_SEARCH'),
} as const satisfies Setting;

/** Live search is on unless the variable LIVE_SEARCH names other store views. */
export const isLiveSearch = ({ LIVE_SEARCH: codes }: Variables<'LIVE_SEARCH'>, storeCode: string): boolean =>
  codes === undefined || codes.split(',').some((code) => code.trim() === storeCode);

export type StoreViewVariables = { STORE_VIEWS: string } & Variables<'STORE_SETTINGS'>;

function withSettings(view: StoreView, own: z.infer<ReturnType<typeof byStore>>[string] = {}): StoreView {
  const { name, flags, priceRanges, shipping, tax, silentLoginPath, timer, tag, ranking } = own;
  return {
    ...view,
    ...(name && { name }),
    ...(priceRanges && { priceRanges }),
    ...(silentLoginPath && { silentLoginPath }),
    ...(ranking && { ranking }),
    ...(timer !== undefined && { timer }),
    ...(tag !== undefined && { tag }),
    shipping: { ...view.shipping, ...shipping },
    flags: { ...view.flags, ...(priceRanges && { priceRangesByCategory: false }), ...flags },
    tax: { ...view.tax, ...tax },
  };
}

let known: { enabled: string; text: string | undefined; views: StoreView[] } | null = null;

/**
 * The enabled store views with what the variable STORE_SETTINGS says of each beside src/config/stores.ts. Throws on a
 * wrong setting.
 */
export function configuredViews({ STORE_VIEWS: enabled, STORE_SETTINGS: text }: StoreViewVariables): StoreView[] {
  if (known?.enabled !== enabled || known.text !== text) {
    const own = settings(text);
    const views = storeViews(enabled);
    known = { enabled, text, views: text ? views.map((view) => withSettings(view, own[view.storeCode])) : views };
  }
  return known.views;
}

/** An enabled store view as it is configured; null for one that is not enabled. */
export const configuredView = (env: StoreViewVariables, storeCode: string): StoreView | null =>
  storeByCode(configuredViews(env), storeCode);
