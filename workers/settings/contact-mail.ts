import { mailByStore } from './mail-by-store';
import type { Setting, Variables } from './setting';

const EXAMPLE = '{"store code": "ayuda@tienda.example"}';

const settings = mailByStore('CONTACT_MAIL', EXAMPLE);

export const CONTACT_MAIL = {
  name: 'CONTACT_MAIL',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'The e-mail at which a retailer reads what people write at `/contacto`.',
  without: 'messages are kept at the desk alone',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/**
 * The e-mail at which a store view's retailer reads what people write; null where none is configured: messages are kept
 * at the desk alone.
 */
export const contactMailOf = ({ CONTACT_MAIL }: Variables<'CONTACT_MAIL'>, storeCode: string): string | null =>
  settings(CONTACT_MAIL)[storeCode] ?? null;
