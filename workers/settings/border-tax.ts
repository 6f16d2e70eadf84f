import { z } from 'zod';
import type { BorderRegistration } from '../../src/config/border-region';
import { BORDER_REGIONS } from '../../src/domain/tax';
import { jsonSetting, type Setting, type Variables } from './setting';

const registration = () =>
  z
    .strictObject({
      region: z.enum(BORDER_REGIONS),
      taxClassIds: z.array(z.int().positive()).min(1),
      from: z.iso.date(),
      until: z.iso.date().optional(),
    })
    .refine(({ from, until }) => until === undefined || from <= until, 'it ends before it begins');

const EXAMPLE =
  '{"store code": [{"region": "norte", "taxClassIds": [2], "from": "2026-01-01", "until": "2026-12-31"}]}';

const settings = jsonSetting('BORDER_TAX', () => z.record(z.string(), z.array(registration()).min(1)), EXAMPLE);

export const BORDER_TAX = {
  name: 'BORDER_TAX',
  kind: 'variable',
  shape: 'JSON by store view',
  about: "A store view's own dated registrations for the reduced IVA of a border region (docs/operations.md).",
  without: 'nobody is charged the reduced rate',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/**
 * Where a store view is registered for the reduced rate of a border region, by the variable BORDER_TAX. Throws on a
 * wrong setting.
 */
export const borderRegistrations = (env: Variables<'BORDER_TAX'>, storeCode: string): readonly BorderRegistration[] =>
  settings(env.BORDER_TAX)[storeCode] ?? [];
