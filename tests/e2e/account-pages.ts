import type { Page } from 'playwright';
import { newCustomer, PASSWORD, signedIn } from './customer';
import { postJson } from './http';
import { ordered } from './ordered';

const ADDRESS = {
  ...{ firstname: 'Ana', lastname: 'Pech', telephone: '9991234567', country_id: 'MX' },
  ...{ street: ['Calle 60', '491', '', 'Mérida Centro'], city: 'Mérida', region: 'Yucatán', postcode: '97000' },
};

/** Signs somebody in who has two addresses and an order; the paths of the pages of their account, by what they are. */
export async function accountPages(page: Page, shop: string): Promise<Record<string, string> & { order: string }> {
  const email = await newCustomer(shop, { addresses: [{ ...ADDRESS, default_shipping: true }, ADDRESS] });
  const credentials = { username: email, password: PASSWORD, tokenCaptcha: '' };
  const { text } = await postJson('/api/user/login', credentials, {}, shop);
  // Of two units: what may be canceled of it is all and a part.
  const number = await ordered(shop, (JSON.parse(text) as { result: string }).result, 2);
  await signedIn(page, shop, email);
  const order = `/my-account/orders/${number}`;
  return {
    home: '/my-account',
    orders: '/my-account/orders',
    order,
    guarantees: `${order}/guarantee-provider`,
    addresses: '/my-account/addresses',
    'new address': '/my-account/addresses/new?cp=97000',
    details: '/my-account/edit',
    'delivery details': '/my-account/shipping-details',
    security: '/my-account/security',
    favourites: '/my-account/favorites',
    viewed: '/my-account/recently-viewed',
    branches: '/my-account/stores',
    coupons: '/my-account/coupons',
    ranking: '/my-account/ranking',
    card: '/my-account/loyalty-card',
    newsletter: '/my-account/newsletter',
    reviews: '/my-account/reviews',
    wallet: '/my-account/wallet',
    privacy: '/my-account/privacy',
  };
}
