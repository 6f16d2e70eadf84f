import { requestContext } from '../../commerce/request-context';
import type { Branch } from '../../domain/branch/branch';
import { absolute, href } from '../shop/links';
import { BRANCHES_PATH } from './branches-path';

const SCHEMA = 'https://schema.org';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The branches of a store view for search engines: each a shop of the house (schema.org Store, a LocalBusiness). */
export function branchData(branches: readonly Branch[]) {
  const { store } = requestContext();
  const page = absolute(href(BRANCHES_PATH));
  return {
    '@context': SCHEMA,
    '@graph': branches.map((branch) => ({
      '@type': 'Store',
      '@id': `${page}#${encodeURIComponent(branch.code)}`,
      name: `${store.name} ${branch.name}`,
      url: `${page}#${encodeURIComponent(branch.code)}`,
      image: absolute('/compartir.png'),
      ...(branch.phoneNumber ? { telephone: `+52${branch.phoneNumber}` } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: [`${branch.streetAddress} ${branch.exteriorNumber}`.trim(), branch.neighbourhood]
          .filter(Boolean)
          .join(', '),
        addressLocality: branch.city,
        addressRegion: branch.state,
        postalCode: branch.zipCode,
        addressCountry: store.i18n.defaultCountry,
      },
      ...(branch.position ? { geo: { '@type': 'GeoCoordinates', ...branch.position } } : {}),
      openingHoursSpecification: branch.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `${SCHEMA}/${DAYS[day - 1]}`,
        opens,
        closes,
      })),
      currenciesAccepted: store.i18n.currencyCode,
      parentOrganization: { '@id': `${absolute(href('/'))}#tienda` },
    })),
  };
}
