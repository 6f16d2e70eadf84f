import type { PrivacyRequest, RequestCheck, Right } from '../domain/privacy/request';
import type { Result } from '../domain/result';
import type { NamedCustomer } from './customers';

/** What somebody asks about their own data. */
export interface PrivacyWish {
  right: Right;
  name: string;
  email: string;
  detail: string;
}

/** A copy of what is kept of a customer. Epoch ms; `madeAt` is null while it is prepared. */
export interface PrivacyCopy {
  askedAt: number;
  madeAt: number | null;
}

/** What is kept of somebody, as each area says it. */
export interface PersonalData {
  /** ISO. */
  made: string;
  /** Who else keeps something of them: the retailer whose customer they are; null where nobody does. */
  elsewhere: string | null;
  sections: { table: string; title: string; rows: Record<string, unknown>[] }[];
}

/** What was said of advertising, and when (epoch ms). */
export interface AdvertisingConsent {
  version: string;
  isGiven: boolean;
  at: number;
}

/** What a customer sees of their own data here, and does about it. */
export interface OwnPrivacy {
  /** Their newest requests. */
  requests(): Promise<PrivacyRequest[]>;
  /** 404 for any other. */
  find(id: number): Promise<Result<PrivacyRequest>>;
  /** Asks at once, once under its key; answers the id. 409 'manyOpen' past five that wait. */
  ask(wish: PrivacyWish, key: string): Promise<Result<number>>;
  /** The newest copy; null without one, or once it was erased. */
  copy(): Promise<PrivacyCopy | null>;
  /** Has a copy made, once a day however often it is asked for; `email` is told when it is there. */
  askCopy(email: string): Promise<PrivacyCopy>;
  /** What the newest copy says; 404 'noCopy' without one. */
  readCopy(): Promise<Result<PersonalData>>;
  /** Version of the notice the account was made under; null where that is not known here. */
  notice(): Promise<string | null>;
  /** What the customer of this e-mail said of advertising in the store view, the newest first. */
  advertising(): Promise<AdvertisingConsent[]>;
  /** Closes the account: nobody gets in any more, and the rest goes later. null where a retailer keeps the customers. */
  close: (() => Promise<void>) | null;
}

/** Requests about personal data, copies and closed accounts. They stand here whoever keeps the customers. */
export interface PrivacyPort {
  /** Sees to it that a link goes to the e-mail, with which the request counts. Once under its key. */
  ask(wish: PrivacyWish, key: string): Promise<Result<null>>;
  /** Uses such a link: the clock of the request begins. 400 'linkExpired' for one that is no longer good. */
  confirm(token: string): Promise<Result<null>>;
  ofCustomer(customer: NamedCustomer): OwnPrivacy;
}

export const REQUEST_GROUPS = ['late', 'open', 'granted', 'over'] as const;
export type RequestGroup = (typeof REQUEST_GROUPS)[number];

/** Where a page of the list ended: the end of a clock, and an id. */
export interface AfterRequest {
  dueAt: number;
  id: number;
}

/** A request as the desk sees it. */
export interface DeskRequest extends PrivacyRequest {
  /** Asked with a link to the e-mail; else by who was signed in. */
  isByEmail: boolean;
  /** How the operator who noted it knew who asked; none of what came by the shop. */
  checks: RequestCheck[];
  /** Whose account it is about; null where there is none, or a retailer keeps it. */
  account: string | null;
  /** Whether something can be erased for it that does not go by itself. */
  isErasable: boolean;
  /** When everything of the account goes, and when it went; null where it is not closed, or not gone yet. Epoch ms. */
  eraseAt: number | null;
  erasedAt: number | null;
}

/** A request that somebody made by telephone or in person. */
export interface NotedRequest extends Pick<PrivacyWish, 'right' | 'detail'> {
  /** A customer whose data is open to the operator, by their id, or anybody else's name and e-mail. */
  who: { customerId: string } | Pick<PrivacyWish, 'name' | 'email'>;
  checks: readonly RequestCheck[];
  /** On which it was made (YYYY-MM-DD, Mexico City): its clock runs from there. */
  day: string;
}

export interface DeskPrivacy {
  /** false where a retailer keeps the customers: what stands here of them is all that can be shown and erased. */
  isOurs: boolean;
  /** Those that wait by what ends first; those that are over the newest first. */
  list(
    group: RequestGroup,
    after: AfterRequest | null,
  ): Promise<{ requests: PrivacyRequest[]; next: AfterRequest | null }>;
  find(id: number): Promise<DeskRequest | null>;
  /**
   * Notes a request, once under its key, and tells whoever made it; answers its id. 404 for no such customer, 409
   * 'closedData' where their data is not open to this operator, 'hasAccount' where the e-mail of anybody else is a
   * customer's; 422 'notChecked', 'wrongDay'.
   */
  note(noted: NotedRequest, key: string): Promise<Result<number>>;
  /** 409 'changed' where it moved on since it was looked at (`seen`), as for all below. */
  answer(id: number, seen: number, isGranted: boolean, answer: string): Promise<Result<null>>;
  /** Makes the clock that runs as long again, once; 409 'onceLonger'. */
  makeLonger(id: number, seen: number, why: string): Promise<Result<null>>;
  carryOut(id: number, seen: number): Promise<Result<null>>;
  /** What stands here of who asked. */
  data(id: number): Promise<Result<PersonalData>>;
  /** Closes the account of who asked for it, or erases at once what stands here of somebody without one. */
  erase(id: number, seen: number): Promise<Result<'closing' | 'erased'>>;
}

declare module './desk' {
  interface Desk {
    privacy: DeskPrivacy;
  }
}

declare module './commerce' {
  interface Commerce {
    privacy: PrivacyPort;
  }
}
