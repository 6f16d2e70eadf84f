import { borderRateIn, mayBeBorder, openRegistrations } from '../../../src/config/border-region';
import type { BorderRate, TaxPlace } from '../../../src/domain/tax';
import type { Env } from '../../env';
import { borderRegistrations } from '../../settings/border-tax';
import { embeddedPostal } from './postal';

/**
 * The reduced rate of a border region where a store view is registered for it at this moment (epoch ms) and goods are
 * handed over there, by the municipio of the postal code; null without a registration, elsewhere, and where the
 * directory does not know the code. Throws on a wrong setting.
 */
export async function borderRateAt(
  env: Pick<Env, 'BORDER_TAX' | 'CATALOGUE'>,
  storeCode: string,
  { country, postcode }: TaxPlace,
  now: number,
): Promise<BorderRate | null> {
  const registrations = openRegistrations(borderRegistrations(env, storeCode), now);
  if (registrations.length === 0 || country !== 'MX' || !postcode || !mayBeBorder(postcode)) return null;
  const place = await embeddedPostal(env).postalCode(postcode);
  return borderRateIn(place?.borderRegion ?? null, registrations);
}
