import { z } from 'zod';
import { type Centavos, fromDecimal } from '../../src/domain/money';
import { jsonSetting, type Setting, type Variables } from './setting';

const EXAMPLE = '{"store code": 5000}';

const settings = jsonSetting(
  'TWO_NAMES_ABOVE',
  () => z.record(z.string(), z.number().nonnegative().transform(fromDecimal)),
  EXAMPLE,
);

export const TWO_NAMES_ABOVE = {
  name: 'TWO_NAMES_ABOVE',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'Pesos of an order above which money that is sent back or taken off at the desk needs a second operator, all of that order together.',
  without: 'one operator is enough for any amount',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** Above what amount money of an order needs a second name in a store view; null for none. Throws on a wrong setting. */
export const twoNamesAbove = (env: Variables<'TWO_NAMES_ABOVE'>, storeCode: string): Centavos | null =>
  settings(env.TWO_NAMES_ABOVE)[storeCode] ?? null;
