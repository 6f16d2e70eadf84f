import type { Notice } from '../../../../tests/peers/gateway/teller.ts';
import type { DemoPerson } from '../../../demo/people/person.ts';
import type { Door } from '../../import/door.ts';
import type { Done } from './done.ts';
import type { Visitor } from './visitor.ts';

/** The local shop, and whoever moves it from outside. */
export interface LocalShop {
  url: string;
  /** Of the service calls and the desk. */
  token: string;
  /** Folder of its data. */
  state: string;
  /** Tells the shop that money came, as whoever collects it does; false when the shop did not take it. */
  tell(notice: Notice): Promise<boolean>;
  /** Lets the shop look at the time, as it does each minute. */
  tick(): Promise<void>;
}

/** What is needed to do something for a customer. */
export interface Context {
  shop: LocalShop;
  person: DemoPerson;
  /** The customer, signed in. */
  visitor: Visitor;
  /** Somebody at the desk. */
  desk: Visitor;
  done: Done;
}

/** Where the service calls of the customer's store view go. */
export const doorOf = ({ shop, person }: Context): Door => ({ url: shop.url, token: shop.token, store: person.store });
