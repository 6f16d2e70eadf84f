import type { ListAccess } from '../../../src/domain/favorites/favorite-list.ts';
import type { Right } from '../../../src/domain/privacy/request.ts';
import type { Condition, Reason, Way } from '../../../src/domain/returns/return.ts';

/** An address as the calls of the shop take it; `street`: 'street, number, interior', and the colonia in a line of its own. */
export interface DemoAddress {
  firstname: string;
  lastname: string;
  telephone: string;
  postcode: string;
  city: string;
  region: string;
  region_code: string;
  street: [house: string, colonia: string];
  reference?: string;
}

/** Whom an invoice is made out to, as the forms of the shop ask it. */
export interface DemoInvoice {
  taxId: string;
  company: string;
  taxRegime: string;
  cfdiUse: string;
  fiscalZipCode: string;
}

/** What is done with a return, by its customer (ship, picture) or at the desk. */
export type ReturnStep =
  | { return: 'authorise' }
  | { return: 'refuse'; why: string }
  | { return: 'ship'; carrier: string; guide: string }
  | { return: 'picture' }
  | { return: 'receive'; arrived: number; accepted: number; why?: string };

/** What happens to an order after it was placed, one after the other. */
export type OrderStep =
  /** All of it comes, by transfer, at a till or at the door. */
  | 'money-comes'
  | { card: 'approved' | 'declined' }
  | { desk: 'accept' | 'send' | 'deliver' }
  | { send: string; guide: string }
  | { cancel: string }
  /** Of its first line; what was paid for them goes back as it was paid, or into the wallet. */
  | { cancelUnits: number; reason: string; refundTo?: 'wallet' }
  | { ask: 'return'; units: number; reason: Reason; condition: Condition; way: Way; comment: string }
  | ReturnStep
  | { ask: 'invoice' }
  /** So many days go by: everything of the order becomes that much older, and the shop looks at the time again. */
  | { days: number };

export interface DemoOrder {
  /** Its id within the demo, for good: what was done under it is not done again. */
  id: string;
  skus: Record<string, number>;
  payment: 'cashondelivery' | 'spei' | 'storepayment' | 'card';
  months?: number;
  /** Which of the addresses of its customer it goes to, or the code of the branch where it is picked up. */
  to: number | { branch: string };
  steps: OrderStep[];
}

export interface DemoReview {
  sku: string;
  rating: number;
  title: string;
  detail: string;
  /** null: nobody has looked at it yet. */
  decision: 'aprobar' | 'rechazar' | null;
}

/** What somebody asks about their own data, and what the desk did about it. */
export interface DemoRequest {
  /** Its id within the demo, for good. */
  id: string;
  right: Right;
  detail: string;
  /** Weeks ago it was asked for: its clock ends so much earlier. */
  weeksAgo: number;
  /** null: nobody has answered yet. */
  answer: { decision: 'procede' | 'no-procede'; text: string; isCarriedOut: boolean } | null;
}

export interface DemoList {
  name: string;
  access: ListAccess;
  skus: string[];
}

/** A customer of the local shop, and all that became of them. */
export interface DemoPerson {
  /** Names them within the demo, for good. */
  id: string;
  /** Store view they shop in. */
  store: string;
  email: string;
  firstName: string;
  lastName: string;
  about: { mothersName?: string; gender?: string; birthDate?: string; mobile?: string };
  addresses: DemoAddress[];
  /** Of whom an order's invoice is asked for. */
  invoice: DemoInvoice | null;
  wish: { notes: string; receiver: string; hours: string } | null;
  branch: string | null;
  wantsNewsletter: boolean;
  lists: DemoList[];
  viewed: string[];
  reviews: DemoReview[];
  orders: DemoOrder[];
  requests: DemoRequest[];
}
