import { endOf, endOfBusinessDays, isBusinessDay } from '../business-days';
import { startOfDay } from '../mexico-city';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Business days in which a distance sale may be revoked (Ley Federal de Protección al Consumidor, article 56). */
const REVOCATION_DAYS = 5;
/** Days in which what was wrong, broken or incomplete goes back: the shortest warranty there may be (article 77). */
const FAULT_DAYS = 90;

/** Until when what goes back may be asked for: the last moment of a day, epoch ms. */
export interface ReturnClock {
  /** For no reason at all. */
  revocation: number;
  /** Because it is wrong, broken or incomplete. */
  fault: number;
}

/** The clock of what was delivered at a moment (epoch ms): business days by the centre's time, the first is the next one. */
export const returnClock = (delivered: number): ReturnClock => ({
  revocation: endOfBusinessDays(delivered, REVOCATION_DAYS),
  fault: endOf(startOfDay(delivered) + FAULT_DAYS * DAY_MS),
});

const COLLECT_DAYS = 14;

/** The days on which a parcel can be fetched: business days of the next two weeks, midnights in Mexico City. */
export const openDays = (now: number): number[] =>
  Array.from({ length: COLLECT_DAYS }, (_, index) => startOfDay(now) + (index + 1) * DAY_MS).filter(isBusinessDay);

export const isOpenDay = (day: number | null, now: number): boolean => day !== null && openDays(now).includes(day);
