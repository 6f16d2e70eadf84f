import type { AnyCustomerPort } from '../../../src/commerce/any-customer';
import type { Commerce } from '../../../src/commerce/commerce';
import type { Desk, DeskSignIn } from '../../../src/commerce/desk';
import type { CustomerSession, Principal } from '../../../src/commerce/principal';
import type { SessionDevice } from '../../../src/domain/customer/device';
import type { Operator } from '../../../src/domain/operator';
import type { StoreView } from '../../../src/domain/store-view';
import type { FormSession } from '../../http/form-session';
import type { CustomerSessions } from '../../http/sessions/customer-sessions';
import type { UserTokens } from '../../http/sessions/user-tokens';
import type { SharedRequest } from '../../http/shop-request';

/**
 * A request whose maker is known by name. What signs in and out works with it, and what binds ports; handlers and pages
 * are given what `bound` makes of it.
 */
export interface UnboundRequest extends SharedRequest<Commerce> {
  /** Who makes it; null when it shows a token that nobody has. */
  principal: Principal | null;
  /** The session behind the principal; null for everybody but customers. */
  session: CustomerSession | null;
  formSession(): FormSession;
  /** The sessions of this store view's customers. */
  customerSessions: CustomerSessions;
  /** What it comes from. */
  device(): SessionDevice;
  /** null: the shop has no keys for them (SESSION_KEYS), and nobody can sign in. */
  userTokens(): UserTokens | null;
  /** The commerce of a store view as this customer sees it. */
  commerceOfCustomer(store: StoreView, customer: CustomerSession): Commerce;
  deskSignIn(): DeskSignIn;
  /** Made for a principal of the service alone, who may do of it what their role lets them. */
  desk(operator: Operator): Desk;
  anyCustomer(): AnyCustomerPort;
}
