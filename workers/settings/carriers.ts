import { z } from 'zod';
import { CARRIERS as DEFAULTS } from '../../src/config/carriers';
import type { Carrier } from '../../src/domain/order/dispatch';
import { jsonSetting, type Setting, type Variables } from './setting';

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
};

const byStore = () =>
  z.record(
    z.string(),
    z
      .array(
        z.strictObject({
          code: z.string().regex(/^[a-z0-9-]{1,20}$/),
          name: z.string().trim().min(1).max(40),
          link: z.url({ protocol: /^https$/ }).nullable(),
          guide: z.string().max(200).refine(isPattern).optional(),
        }),
      )
      .min(1),
  );

const EXAMPLE =
  '{"store code": [{"code": "dhl", "name": "DHL", "link": "https://www.dhl.com/mx-es/home/tracking.html?tracking-id={guide}", "guide": "[0-9]{10}"}]}';

const settings = jsonSetting('CARRIERS', byStore, EXAMPLE);

export const CARRIERS = {
  name: 'CARRIERS',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'Who carries the parcels: code, name, the address that shows where one is (`{guide}` is its number; null: nowhere) and, as a regular expression, what its numbers look like.',
  without: 'the carriers of `src/config/carriers.ts`',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** The carriers of a store view: by the variable CARRIERS, else the defaults. Throws on a wrong setting. */
export const carriersOf = (env: Variables<'CARRIERS'>, storeCode: string): readonly Carrier[] =>
  settings(env.CARRIERS)[storeCode] ?? DEFAULTS;
