import { ok, type Result, refuse } from '../result';

/** Who carries parcels of a store view. */
export interface Carrier {
  /** Its name in settings, calls and the database. */
  code: string;
  name: string;
  /** Address that shows where a parcel is, `{guide}` in the place of its number; null where there is none. */
  link: string | null;
  /** What its guide numbers look like; left out: anything that may be one. */
  guide?: string;
}

/** With whom an order was sent, as it was then. */
export interface Dispatch {
  /** Code of the carrier, and its name. */
  carrier: string;
  name: string;
  /** The number they know the parcel by; null where they give none. */
  guide: string | null;
  /** Where the parcel can be followed; null where nobody shows it. */
  url: string | null;
}

/**
 * An order is sent, or was sent otherwise than was said. `dispatch` takes the place of the one it had; left out where
 * nobody said with whom it goes.
 */
export interface Sending {
  type: 'send' | 'correct-guide';
  dispatch?: Dispatch;
}

/** Message keys of what carries an order. */
export const DISPATCH_MESSAGES = {
  carrierUnknown: 'Choose one of the carriers',
  guideMissing: 'Write the guide number',
  guideWrong: 'This is no guide number of this carrier',
} as const;

export const GUIDE_MAX = 40;

/** What may be a guide number of anybody. */
const GUIDE = /^[A-Z0-9][A-Z0-9-]{3,39}$/;

/** A guide number as it is kept: in capitals, without the spaces it is printed with. */
export const readGuide = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

const wrong = (field: 'carrier' | 'guide', message: string) =>
  refuse(422, message, { fields: [{ field, rule: field, message }] });

/**
 * What was typed as the dispatch of an order. Loosely: as long as a number of that carrier is. Who carries without
 * showing where a parcel is may have none. 422 otherwise.
 */
export function dispatchOf(carriers: readonly Carrier[], code: string, typed: string): Result<Dispatch> {
  const carrier = carriers.find((one) => one.code === code);
  if (!carrier) return wrong('carrier', DISPATCH_MESSAGES.carrierUnknown);
  const guide = readGuide(typed);
  const { name, link } = carrier;
  if (guide === '')
    return link === null
      ? ok({ carrier: code, name, guide: null, url: null })
      : wrong('guide', DISPATCH_MESSAGES.guideMissing);
  const isOne = GUIDE.test(guide) && (carrier.guide === undefined || new RegExp(`^(?:${carrier.guide})$`).test(guide));
  if (!isOne) return wrong('guide', DISPATCH_MESSAGES.guideWrong);
  return ok({ carrier: code, name, guide, url: link?.replaceAll('{guide}', encodeURIComponent(guide)) ?? null });
}

/** What an order goes through where somebody says with whom it went; nothing need be said when it is sent. */
export function sendingOf(
  carriers: readonly Carrier[],
  type: Sending['type'],
  { carrier, guide }: { carrier: string; guide: string },
): Result<Sending> {
  if (type === 'send' && carrier === '' && guide === '') return ok({ type });
  const dispatch = dispatchOf(carriers, carrier, guide);
  return dispatch.ok ? ok({ type, dispatch: dispatch.value }) : dispatch;
}

/** How a dispatch stands in the history of its order. */
export const dispatchNote = ({ name, guide }: Dispatch): string => (guide === null ? name : `${name} ${guide}`);

/** One line of a pasted column: the order and its guide number. */
export interface GuideLine {
  /** From 1. */
  line: number;
  number: string;
  guide: string;
}

/** Orders of a column that stand in it with more than one guide number, written in whatever way: nobody knows which is true. */
export function withTwoGuides(lines: readonly GuideLine[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const twice = new Set<string>();
  for (const { number, guide } of lines) {
    const had = first.get(number) ?? readGuide(guide);
    if (had !== readGuide(guide)) twice.add(number);
    first.set(number, had);
  }
  return twice;
}

const DIGITS = 9;

/** What was pasted, line by line: an order's number and its guide, with a tab, a comma, a semicolon or spaces between. */
export const readGuideLines = (pasted: string): GuideLine[] =>
  pasted.split(/\r\n?|\n/).flatMap((text, index) => {
    const [number = '', ...rest] = text.trim().split(/[\s;,]+/);
    if (number === '') return [];
    return [
      {
        line: index + 1,
        number: /^\d{1,9}$/.test(number) ? number.padStart(DIGITS, '0') : number,
        guide: rest.join(' '),
      },
    ];
  });
