import { requestContext } from '../../../commerce/request-context';
import { SEARCH_PATH, TEXT_PARAM } from '../../search/searched-text';
import { BRAND } from '../brand';
import { shippingService } from '../delivery/shipping-data';
import { absolute, href } from '../links';

const SCHEMA = 'https://schema.org';

/** Who sells, how they bring what is bought, and how their shop is searched, for search engines; on the home page. */
export function shopData() {
  const { store, site: settings } = requestContext();
  const contactPhone = settings.contactPhone();
  const shipping = shippingService();
  const home = absolute(href('/'));
  const organisation = {
    '@type': 'Organization',
    '@id': `${home}#tienda`,
    name: store.name,
    ...(store.name === BRAND ? {} : { brand: BRAND }),
    url: home,
    logo: absolute('/compartir.png'),
    ...(contactPhone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: `+52${contactPhone.phoneNumber}`,
            availableLanguage: store.i18n.defaultLocale,
          },
        }
      : {}),
    ...(shipping ? { hasShippingService: shipping } : {}),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${home}#sitio`,
    name: store.name,
    url: home,
    inLanguage: store.i18n.defaultLocale,
    publisher: { '@id': organisation['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(href(SEARCH_PATH))}?${TEXT_PARAM}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@context': SCHEMA, '@graph': [organisation, site] };
}
