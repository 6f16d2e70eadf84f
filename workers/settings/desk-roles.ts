import { z } from 'zod';
import { ROLES, type Role } from '../../src/domain/operator';
import { jsonSetting, type Setting, type Variables } from './setting';

const EXAMPLE = '{"ana@tienda.example": "all", "bodega@tienda.example": "orders", "*": "see"}';

const settings = jsonSetting('DESK_ROLES', () => z.record(z.string().trim().toLowerCase(), z.enum(ROLES)), EXAMPLE);

export const DESK_ROLES = {
  name: 'DESK_ROLES',
  kind: 'variable',
  shape: 'JSON',
  about:
    'What each operator may do, by the e-mail that Cloudflare Access gives; `*` for all others. `see`: only look, `orders`: orders and stock, `money`: also refunds, coupons and price groups, `all`: also who did what. A claim `desk_role` of Access counts for whom it does not name.',
  without: 'whom Access lets in may do everything',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** Names everybody the setting does not. */
const OTHERS = '*';

/**
 * What somebody may do: as the setting says of their e-mail, else as a claim says, else as the setting says of all
 * others. With a setting or a claim that says nothing of them they may only look; with neither they may do everything.
 * Throws on a wrong setting.
 */
export function roleOf(
  env: Variables<'DESK_ROLES'>,
  email: string,
  claimed: { role: Role | null; isThere: boolean },
): Role {
  const roles: Partial<Record<string, Role>> = settings(env.DESK_ROLES);
  const isConfigured = Object.keys(roles).length > 0 || claimed.isThere;
  return roles[email.trim().toLowerCase()] ?? claimed.role ?? roles[OTHERS] ?? (isConfigured ? 'see' : 'all');
}
