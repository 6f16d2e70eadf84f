import type { Role } from '../domain/operator';
import { audit } from './audit';
import { backInStock } from './back-in-stock';
import { benefits } from './benefits';
import type { CallDefinition } from './call';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { contact } from './contact';
import { content } from './content';
import { coupons } from './coupons';
import { customers } from './customers';
import { desk } from './desk';
import { deskCustomers } from './desk-customers';
import { deskPages } from './desk-pages';
import { deskStockArea as deskStock } from './desk-stock';
import { dispatch } from './dispatch';
import { favorites } from './favorites';
import type { FormDefinition } from './form';
import { guarantees } from './guarantees';
import { history } from './history';
import { imports } from './import';
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

/** What there is to do of an area in a morning: what is counted, in words, and where it is done. */
export interface MorningLine {
  text: string;
  /** What to do about it. */
  todo: string;
  /** Lines stand in the order in which a day is worked through. */
  rank: number;
  page: string;
  query?: Readonly<Record<string, string>>;
  /** Whom its page opens to; everybody where it is not said. */
  needs?: Role;
  /** It counts the whole shop, whichever of its store views the desk shows. */
  isWholeShop?: true;
}

/** A page of a customer's account, as its home and its side list it. */
export interface AccountPlace {
  page: string;
  text: string;
  icon: string;
  /** Under which heading it stands: what they buy, what they keep, what they have of the shop, who they are. */
  group: 'buying' | 'keeping' | 'benefits' | 'about';
  rank: number;
}

/** What an area of the shop has: its calls and forms by their ids, and the keys of what they may answer. */
export interface Area {
  calls: Record<string, CallDefinition>;
  forms?: Record<string, FormDefinition>;
  messages: Record<string, string>;
  /** Types of the events it has in the outbox, each of which somebody is written a letter of. */
  events?: readonly string[];
  /** Its section of the desk; they stand there by `rank`, and for whom may not see it there is none. */
  desk?: { page: string; text: string; rank: number; needs?: Role };
  /** Its pages among the places of a customer's account; those of one group stand by `rank`. */
  account?: readonly AccountPlace[];
  /** Its lines of the desk's first page, by names that no other area has; the Worker's area counts them. */
  morning?: Readonly<Record<string, MorningLine>>;
}

/** Every area of the shop. */
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
} satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;

/** Every call of the API. */
export const CALLS: CallDefinition[] = Object.values<Area>(AREAS).flatMap(({ calls }) => Object.values(calls));

/** Every form of the shop. */
export const FORMS: FormDefinition[] = Object.values<Area>(AREAS).flatMap(({ forms = {} }) => Object.values(forms));

type WithMorning = Extract<(typeof AREAS)[AreaName], { morning: object }>['morning'];
type LineOf<Lines> = Lines extends unknown ? { [Name in keyof Lines]: [Name, Lines[Name]] }[keyof Lines] : never;
type NamedLine = LineOf<WithMorning>;

export type MorningLineName = NamedLine[0];

/** The lines of a morning with their names, in the order of a day. */
export const MORNING: readonly NamedLine[] = Object.values(AREAS)
  .flatMap((area) => ('morning' in area ? (Object.entries(area.morning) as NamedLine[]) : []))
  .toSorted(([, a], [, b]) => a.rank - b.rank);
