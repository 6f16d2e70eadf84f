import type { CartView } from '../../contract/cart/view';
import type { ShippingRates } from '../../domain/shipping/shipping';
import type { NoticeLevel } from '../../ui/notice';
import type { MonthsView } from '../shop/months/months-line';
import type { pageTexts } from './cart-page-texts';
import type { CartBranch } from './delivery/branch-lacks';

/** Something to tell, in words. */
export interface NoticeInWords {
  level: NoticeLevel;
  text: string;
}

/** What the page of the cart begins with: JSON, in words of the page's language. */
export interface CartPageProps {
  /** The cart that the page was made of, an empty one for none; null when it could not be read. */
  cart: CartView | null;
  /** What the address says was done to a line, and what else is told as the page is opened. */
  opened: {
    /** Line that was just added, was just taken out, or is asked about before it is taken out. */
    added: number | null;
    removed: number | null;
    asked: number | null;
    told: NoticeInWords[];
  };
  /** A quantity that was refused, and why. */
  refused: { itemId: number; text: string } | null;
  /** A code that was refused, and why. */
  coupon: { typed?: string; error: string | null };
  /** A postal code that was refused, and why. */
  place: { typed?: string; error: string | null };
  /** What the keys of the page's forms begin with; null where it has none. */
  formKey: string | null;
  storePrefix: string;
  locale: string;
  sign: string;
  /** Most units of a line. */
  max: number;
  mediaTemplate: string | null;
  /** What stands in place of pictures until they are there, by their path. */
  colours: Record<string, string>;
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null;
  /** What each branch has of the cart that the page was made of. */
  branches: readonly CartBranch[];
  /** null where no months without interest are told. */
  months: MonthsView | null;
  hrefs: {
    checkout: string;
    offers: string;
    place: string;
    pickup: string | null;
    /** On to the checkout, at a branch; null where there is none, and where whoever is paid elsewhere asks. */
    atBranch: string | null;
  };
  /** Whether no way of paying is offered for this cart; null where whoever is paid elsewhere says so. */
  isUnpayable: boolean | null;
  /** What changes may be answered, and what is wrong with a line: message key → text. */
  messages: Record<string, string>;
  texts: ReturnType<typeof pageTexts>;
}
