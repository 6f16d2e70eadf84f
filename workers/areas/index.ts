import type { AreaName } from '../../src/contract/areas';
import { registerMorning } from '../adapters/embedded/desk/morning-lines';
import { registerPayees } from '../adapters/embedded/payees/kinds';
import type { PayeeKind } from '../adapters/embedded/payees/payee-kind';
import { type PersonalRows, registerPersonal } from '../adapters/embedded/privacy/personal-rows';
import { audit } from './audit';
import { backInStock } from './back-in-stock';
import { benefits } from './benefits';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { contact } from './contact';
import { content } from './content';
import { coupons } from './coupons';
import { customers } from './customers';
import type { Area, Ports } from './define-area';
import { desk } from './desk';
import { deskCustomers } from './desk-customers';
import { deskPages } from './desk-pages';
import { deskStock } from './desk-stock';
import { dispatch } from './dispatch';
import { favorites } from './favorites';
import { guarantees } from './guarantees';
import { history } from './history';
import { imports } from './imports';
import { invoices } from './invoices';
import { newsletter } from './newsletter';
import { order } from './order';
import { ownBranch } from './own-branch';
import { passkeys } from './passkeys';
import { payments } from './payments';
import { places } from './places';
import { privacy } from './privacy';
import { profile } from './profile';
import { returns } from './returns';
import { reviews } from './reviews';
import { service } from './service';
import { sharedCarts } from './shared-carts';
import { social } from './social';
import { stock } from './stock';
import { url } from './url';
import { viewed } from './viewed';
import { wallet } from './wallet';

/** Every area of the contract as the Worker has it. */
export const AREAS = {
  cart,
  sharedCarts,
  checkout,
  customers,
  profile,
  history,
  benefits,
  wallet,
  guarantees,
  ownBranch,
  viewed,
  returns,
  favorites,
  passkeys,
  social,
  order,
  stock,
  backInStock,
  reviews,
  contact,
  invoices,
  privacy,
  content,
  newsletter,
  catalogue,
  url,
  places,
  service,
  imports,
  desk,
  deskPages,
  dispatch,
  audit,
  deskStock,
  coupons,
  deskCustomers,
  payments,
} satisfies { [Name in AreaName]: Area<Name> };

type Listed = typeof AREAS;

/** All members of several records in one record. */
type Together<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer All) => void ? All : never;

export const together = <Of extends object>(records: readonly Of[]): Together<Of> => Object.assign({}, ...records);

/** Everything that can be paid. */
export const PAYEES: readonly PayeeKind[] = Object.values<Pick<Area<AreaName>, 'payees'>>(AREAS).flatMap(
  ({ payees = [] }) => payees,
);
registerPayees(PAYEES);

/** All that is held of people. */
export const PERSONAL: readonly PersonalRows[] = Object.values<Pick<Area<AreaName>, 'personal'>>(AREAS).flatMap(
  ({ personal = [] }) => personal,
);
registerPersonal(PERSONAL);

registerMorning(together(Object.values<Listed[AreaName]>(AREAS).flatMap(({ morning }) => (morning ? [morning] : []))));

/** Every port of the shop: one that no area serves does not compile. */
export const PORTS: Ports = together(Object.values<Listed[AreaName]>(AREAS).map(({ ports }) => ports));
