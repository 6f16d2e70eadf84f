import type { DeliveryDays } from './shipping/delivery-window';
import { isPostalCode } from './validation/postal-code';

/** Where a shopper has things sent, as far as their browser knows. */
export interface KnownPlace {
  /** Five digits. */
  code: string;
  /** City, municipio or state; '' before the shop was asked. */
  name: string;
  isCovered: boolean;
  /** Working days of a delivery; null where the place has none of its own. */
  days: Pick<DeliveryDays, 'from' | 'to'> | null;
  /** The border region it lies in, by its name; '' for none. */
  border: string;
  /** Epoch ms; 0 before the shop was asked. */
  askedAt: number;
  /** When it was typed, epoch ms; left out of what was kept before that was written down. */
  typedAt?: number;
  /** Whose account it was taken from, by their session; left out where it was typed. */
  account?: string;
  /** The cart that was told of it, by its id; left out until one was. */
  toldCart?: string;
}

/** As much of it as a header says. */
export type NamedPlace = Pick<KnownPlace, 'code' | 'name' | 'isCovered' | 'account'>;

/** What a place is called beside its postal code. */
export const placeName = ({
  city,
  municipality,
  state,
}: {
  city: string | null;
  municipality: string;
  state: string;
}): string => city || municipality || state;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long what the shop said of a postal code counts. */
const HOLDS_MS = 7 * DAY_MS;
const LONGEST_NAME = 60;
const MOST_DAYS = 120;

const isDay = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_DAYS;

function daysOf(value: unknown): KnownPlace['days'] {
  const { from, to } = (value ?? {}) as Partial<DeliveryDays>;
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Kept = Partial<Record<keyof KnownPlace, unknown>>;

/** What a browser kept; a code alone, as older pages kept it, is one that is yet to be asked for. */
function keptIn(text: string | null): Kept {
  if (text === null) return {};
  return isPostalCode(text) ? { code: text } : ((parsed(text) ?? {}) as Kept);
}

function namedOf({ code, name, isCovered, account }: Kept): NamedPlace | null {
  if (!isPostalCode(code)) return null;
  return {
    code,
    name: String(name ?? '').slice(0, LONGEST_NAME),
    isCovered: isCovered !== false,
    ...(typeof account === 'string' && { account }),
  };
}

/** The same as readKnownPlace, of what a header says alone: every document carries it. */
export const readNamedPlace = (text: string | null): NamedPlace | null => namedOf(keptIn(text));

/** A place out of what a browser kept; null for anything else. */
export function readKnownPlace(text: string | null): KnownPlace | null {
  const kept = keptIn(text);
  const { days, border, askedAt, typedAt, toldCart } = kept;
  const named = namedOf(kept);
  return (
    named && {
      ...named,
      days: daysOf(days),
      border: typeof border === 'string' ? border : '',
      // What was kept before border regions were told is asked for anew.
      askedAt: typeof askedAt === 'number' && border !== undefined ? askedAt : 0,
      ...(typeof typedAt === 'number' && { typedAt }),
      ...(typeof toldCart === 'string' && { toldCart }),
    }
  );
}

/** Whether the shop is to be asked again: never asked, a week ago, or by a clock that was ahead. */
export const isOutdated = ({ askedAt }: Pick<KnownPlace, 'askedAt'>, now: number): boolean =>
  now - askedAt > HOLDS_MS || askedAt > now + DAY_MS;
