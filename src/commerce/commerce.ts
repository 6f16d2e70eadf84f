import type { BackInStockPort } from './back-in-stock';
import type { BranchesPort } from './branches';
import type { CartPort } from './cart';
import type { CataloguePort } from './catalogue';
import type { ContactPort } from './contact';
import type { ContentPort } from './content';
import type { CustomersPort } from './customers';
import type { GuestOrdersPort } from './guest-orders';
import type { InvoicesPort } from './invoices';
import type { NewsletterPort } from './newsletter';
import type { OrderLettersPort, OrdersPort } from './order';
import type { BenefitsPort } from './own/benefits';
import type { FavoritesPort } from './own/favorites';
import type { GuaranteesPort } from './own/guarantees';
import type { HistoryPort } from './own/history';
import type { OwnBranchesPort } from './own/own-branch';
import type { PhonesPort } from './own/phone';
import type { DeliveryWishesPort, ProfilesPort } from './own/profiles';
import type { ViewedPort } from './own/viewed';
import type { WalletPort } from './own/wallet';
import type { PasskeysPort } from './passkeys';
import type { PaymentsPort } from './payments';
import type { PostalPort } from './postal';
import type { PrivacyPort } from './privacy';
import type { ProductFeedPort } from './product-feed';
import type { RefundsPort } from './refunds';
import type { ReturnsPort } from './returns';
import type { ReviewsPort } from './reviews';
import type { SharedCartsPort } from './shared-carts';
import type { ShippingPort } from './shipping';
import type { SocialPort } from './social';
import type { StockPort } from './stock';

export interface Commerce {
  catalogue: CataloguePort;
  content: ContentPort;
  productFeed: ProductFeedPort;
  stock: StockPort;
  postal: PostalPort;
  shipping: ShippingPort;
  branches: BranchesPort;
  orders: OrdersPort;
  /** null: orders are a retailer's, and nobody here knows whose they are. */
  guestOrders: GuestOrdersPort | null;
  /** null: orders are a retailer's, and so are the letters about them. */
  orderLetters: OrderLettersPort | null;
  customers: CustomersPort;
  profiles: ProfilesPort;
  history: HistoryPort;
  benefits: BenefitsPort;
  wallet: WalletPort;
  guarantees: GuaranteesPort;
  ownBranches: OwnBranchesPort;
  phones: PhonesPort;
  viewed: ViewedPort;
  returns: ReturnsPort;
  favorites: FavoritesPort;
  deliveryWishes: DeliveryWishesPort;
  sharedCarts: SharedCartsPort;
  /** null: the customers are a retailer's, and so is how they sign in. */
  passkeys: PasskeysPort | null;
  social: SocialPort;
  /** null: orders are a retailer's, and so is how they are paid. */
  payments: PaymentsPort | null;
  /** null: the stock is a retailer's, and nobody here is told when it is back. */
  backInStock: BackInStockPort | null;
  reviews: ReviewsPort;
  newsletter: NewsletterPort;
  contact: ContactPort;
  invoices: InvoicesPort;
  /** null: orders are a retailer's, and so is how their money goes back. */
  refunds: RefundsPort | null;
  privacy: PrivacyPort;
  /**
   * Names the catalogue that is served, after a row was read from the primary of every database this store view needs.
   * Throws when one of them does not answer.
   */
  probe(): Promise<string>;
  /**
   * The cart of this token. Reading one that does not exist answers an empty cart of version 0, changing it is refused
   * with 404 'freshCart'.
   */
  cart(token: string): CartPort;
  /** A cart under a token of its own, which exists from its first change on. */
  newCart(): Promise<CartPort>;
}

/**
 * What is read of a shop's catalogue, by whichever adapter serves it; the other ports are chosen one by one in
 * workers/commerce.ts.
 */
export type CatalogueSide = Pick<
  Commerce,
  'catalogue' | 'content' | 'productFeed' | 'stock' | 'postal' | 'shipping' | 'branches' | 'probe'
>;
