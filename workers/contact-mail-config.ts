import { z } from 'zod';
import { isEmail } from '../src/domain/validation';
import type { Env } from './env';
import { jsonSetting } from './json-setting';

const settings = jsonSetting(
  'CONTACT_MAIL',
  z.record(z.string(), z.string().refine(isEmail, 'no e-mail')),
  '{"store code": "ayuda@tienda.example"}',
);

/**
 * The e-mail at which a store view's retailer reads what people write; null where none is configured: messages are kept
 * at the desk alone.
 */
export const contactMailOf = ({ CONTACT_MAIL }: Pick<Env, 'CONTACT_MAIL'>, storeCode: string): string | null =>
  settings(CONTACT_MAIL)[storeCode] ?? null;
