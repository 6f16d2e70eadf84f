import { eq } from 'drizzle-orm';
import type { PlacesPort } from '../../../src/commerce/places';
import { stateOfPostalCode } from '../../../src/config/states';
import type { Env } from '../../env';
import { catalogueDatabase } from './database';
import { postalCode } from './schema/catalogue';

/** Postal codes with their colonias as they were imported; of other codes of Mexico, the state. Those count as covered, without a promise in days. */
export const embeddedPlaces = (env: Env): PlacesPort => ({
  async postalCode(code) {
    const state = stateOfPostalCode(code);
    if (!state) return null;
    const [row] = await catalogueDatabase(env).select().from(postalCode).where(eq(postalCode.code, code)).limit(1);
    if (!row) {
      const { name, regionId, regionCode } = state;
      return { code, state: name, regionId, regionCode, municipality: '', city: null, neighbourhoods: [], covered: true, deliveryDays: null };
    }
    const { deliveryFrom, deliveryTo, neighbourhoods, ...place } = row;
    const deliveryDays = deliveryFrom === null || deliveryTo === null ? null : { from: deliveryFrom, to: deliveryTo };
    return { ...place, neighbourhoods: JSON.parse(neighbourhoods) as string[], deliveryDays };
  },
});
