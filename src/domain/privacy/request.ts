import { endOfBusinessDays } from '../business-days';
import { CHECKS_WANTED, IDENTITY_CHECKS } from '../customer/look';
import { isoDay, startOfIsoDay } from '../mexico-city';

/** What somebody may ask about their own data (LFPDPPP 21): see it, correct it, have it erased, oppose a use of it. */
export const RIGHTS = ['access', 'rectification', 'cancellation', 'opposition'] as const;
export type Right = (typeof RIGHTS)[number];

export const isRight = (text: string): text is Right => (RIGHTS as readonly string[]).includes(text);

/**
 * unconfirmed: waits for its e-mail to be confirmed; open: waits for an answer; granted: answered, and to be carried
 * out; refused and done: over.
 */
export const REQUEST_STATUSES = ['unconfirmed', 'open', 'granted', 'refused', 'done'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Business days to answer a request, and to carry out what was granted; each may be made longer once by as many. */
const ANSWER_DAYS = 20;
const CARRY_OUT_DAYS = 15;

const daysOf = (days: number, isLonger: boolean): number => (isLonger ? 2 * days : days);

/** Until when a request is to be answered that came at a moment: the end of a day, epoch ms. */
export const answerBy = (receivedAt: number, isLonger = false): number =>
  endOfBusinessDays(receivedAt, daysOf(ANSWER_DAYS, isLonger));

/** Until when is to be carried out what was granted at a moment: the end of a day, epoch ms. */
export const carryOutBy = (answeredAt: number, isLonger = false): number =>
  endOfBusinessDays(answeredAt, daysOf(CARRY_OUT_DAYS, isLonger));

/** How an operator knows who asks for their data by telephone or in person: what was said and was right, or a paper seen. */
export const REQUEST_CHECKS = [...IDENTITY_CHECKS, 'document'] as const;
export type RequestCheck = (typeof REQUEST_CHECKS)[number];

/** Whether that is enough to note a request: as much as opens the data of a customer who calls, or a document alone. */
export const isWhoAsks = (checks: readonly RequestCheck[]): boolean =>
  checks.includes('document') || new Set(checks).size >= CHECKS_WANTED;

/** Further back is a slip of the year. */
const NOTED_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When the clock of a request began that was made on this day (YYYY-MM-DD, Mexico City) and is noted now (epoch ms); null
 * for a day that has not come, and for one more than a year ago.
 */
export function askedAt(day: string, now: number): number | null {
  if (day === isoDay(now)) return now;
  const at = startOfIsoDay(day);
  return at < now && at > now - NOTED_DAYS * DAY_MS ? at : null;
}

/** What a request is called by, out of its id. */
export const folioOf = (id: number): string => `ARCO-${String(id).padStart(6, '0')}`;

/** The id of a folio, however it was typed; null for none. */
export function idOfFolio(folio: string): number | null {
  const digits = /^(?:ARCO-?)?0*([1-9]\d{0,9})$/i.exec(folio.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A request as it is told. Epoch ms; null where it has not come to that. */
export interface PrivacyRequest {
  id: number;
  right: Right;
  name: string;
  email: string;
  detail: string;
  status: RequestStatus;
  createdAt: number;
  receivedAt: number | null;
  /** The last moment of the clock that runs. */
  dueAt: number | null;
  answerExtension: string | null;
  carryExtension: string | null;
  answer: string | null;
  answeredAt: number | null;
  carriedAt: number | null;
  /** What the operator is called who noted it, as it was made by telephone or in person; null of what came by the shop. */
  notedBy: string | null;
  version: number;
}

export const isLate = ({ dueAt }: Pick<PrivacyRequest, 'dueAt'>, now: number): boolean => dueAt !== null && now > dueAt;
