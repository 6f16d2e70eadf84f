import { mailByStore } from './mail-by-store';
import type { Setting, Variables } from './setting';

const EXAMPLE = '{"store code": "pedidos@tienda.example"}';

const settings = mailByStore('ORDER_MAIL', EXAMPLE);

export const ORDER_MAIL = {
  name: 'ORDER_MAIL',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'The e-mail at which a retailer is told of each new order.',
  without: 'new orders stand at the desk alone',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** The e-mail at which a store view's retailer is told of new orders; null where none is configured. */
export const orderMailOf = ({ ORDER_MAIL }: Variables<'ORDER_MAIL'>, storeCode: string): string | null =>
  settings(ORDER_MAIL)[storeCode] ?? null;
