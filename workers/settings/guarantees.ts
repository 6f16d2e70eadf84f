import { z } from 'zod';
import type { GuaranteeProvider } from '../../src/commerce/own/guarantees';
import { phoneDigits } from '../../src/domain/validation';
import { logOnce } from './log-once';
import { jsonSetting, type Setting, type Variables } from './setting';

const EXAMPLE =
  '{"store code": [{"name": "Servicio Mabe", "kind": "Del fabricante", "brands": ["Mabe"], "phone": "5512345678", "url": "https://…"}]}';

const MOST = 200;
const line = (max: number) => z.string().trim().min(1).max(max);

const providers = () =>
  z.record(
    z.string(),
    z
      .array(
        z.strictObject({
          name: line(80),
          kind: line(60),
          brands: z.array(line(80)).min(1).optional(),
          phone: z
            .string()
            .overwrite(phoneDigits)
            .regex(/^\d{10}$/)
            .optional(),
          url: z.url({ protocol: /^https$/ }).optional(),
        }),
      )
      .max(MOST),
  );

const settings = jsonSetting('GUARANTEES', providers, EXAMPLE);

export const GUARANTEES = {
  name: 'GUARANTEES',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'Who answers for what of a store view breaks: each with name, kind of guarantee, the brands it answers for (left out: all), and where it is reached (phone, url).',
  without: 'products say in their attribute `tipo_garantia` what they have, else it is Ninguno',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** A provider, and the kind and brands of what it answers for; without brands for all. */
export interface Guarantor extends GuaranteeProvider {
  kind: string;
  brands?: string[] | undefined;
}

/** Who answers for what a store view sells; nobody where what is configured cannot be read, which is logged once. */
export function guarantorsOf(env: Variables<'GUARANTEES'>, storeCode: string): readonly Guarantor[] {
  try {
    return (settings(env.GUARANTEES)[storeCode] ?? []).map(({ phone = null, url = null, ...one }) => ({
      ...one,
      phone,
      url,
    }));
  } catch (error) {
    logOnce('guarantees', { message: (error as Error).message });
    return [];
  }
}
