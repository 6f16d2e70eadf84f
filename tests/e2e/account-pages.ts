import type { Page } from 'playwright';
import { MY_PRIVACY_PAGE } from '../../src/contract/privacy/pages';
import { NEW_ADDRESS_PAGE } from '../../src/contract/profile/pages';
import { WALLET_PAGE } from '../../src/contract/wallet/pages';
import { HOME, PLACE_GROUPS } from '../../src/features/profile/account-places';
import { newCustomer, PASSWORD, signedIn } from './customer';
import { postJson } from './http';
import { ordered } from './ordered';

const ADDRESS = {
  ...{ firstname: 'Ana', lastname: 'Pech', telephone: '9991234567', country_id: 'MX' },
  ...{ street: ['Calle 60', '491', '', 'Mérida Centro'], city: 'Mérida', region: 'Yucatán', postcode: '97000' },
};

/** What the account itself lists, so that the pages of another area are looked at too. */
const PLACES = [HOME, ...PLACE_GROUPS.flatMap(({ places }) => places)].filter(
  ({ page }) => page !== WALLET_PAGE && page !== MY_PRIVACY_PAGE,
);

/** Signs somebody in who has two addresses and an order; the paths of the pages of their account, by what they are. */
export async function accountPages(
  page: Page,
  shop: string,
): Promise<Record<string, string> & Record<'order' | 'wallet' | 'privacy', string>> {
  const email = await newCustomer(shop, { addresses: [{ ...ADDRESS, default_shipping: true }, ADDRESS] });
  const credentials = { username: email, password: PASSWORD, tokenCaptcha: '' };
  const { text } = await postJson('/api/user/login', credentials, {}, shop);
  // Of two units: what may be canceled of it is all and a part.
  const number = await ordered(shop, (JSON.parse(text) as { result: string }).result, 2);
  await signedIn(page, shop, email);
  const order = `/my-account/orders/${number}`;
  return {
    ...Object.fromEntries(PLACES.map(({ page: path }) => [path, path])),
    order,
    guarantees: `${order}/guarantee-provider`,
    'new address': `${NEW_ADDRESS_PAGE}?cp=97000`,
    wallet: WALLET_PAGE,
    privacy: MY_PRIVACY_PAGE,
  };
}
