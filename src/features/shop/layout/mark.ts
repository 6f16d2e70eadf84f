import { requestContext } from '../../../commerce/request-context';
import { BRAND, retailerOf } from '../brand';
import { href } from '../links';
import { texts } from '../texts';

interface Mark {
  brand: string;
  /** Read before the brand: "Muebles América en". Null for the shop itself. */
  before: string | null;
  home: string;
  homeLabel: string;
}

/** The mark that leads home, as every header has it; beside it stands whose store view this is. */
export function mark(): Mark {
  const t = texts();
  const retailer = retailerOf(requestContext().store);
  const named = (brand: string) => (retailer ? t('{retailer} at {brand}', { retailer, brand }) : brand);
  return {
    brand: BRAND,
    before: retailer && named('').trim(),
    home: href('/'),
    homeLabel: t('{brand}, home', { brand: named(BRAND) }),
  };
}
