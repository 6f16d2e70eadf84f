import { quantile } from '../load.ts';
import { table } from '../measurements.ts';
import { MIB } from './faults.ts';

/** Sign-ins at the same moment: what a shop has to take in, again and again, and far more than it can. */
export const MANY = 50;
export const ROUNDS = 3;
export const TOO_MANY = 500;

const HALF = 0.5;
const OK = 200;
const MOST_WAIT_MS = 15_000;
const MOST_TOLD_HALF_MS = 500;
const MOST_TOLD_MS = 3_000;
const MOST_BYTES = 64 * MIB;

export interface Rush {
  statuses: Record<number, number>;
  /** How long each waited who was let in, and who was told to come again. */
  inMs: number[];
  toldMs: number[];
  /** When they were told to come again, in seconds. */
  retryAfter: number[];
  /** Pages out of the cache meanwhile, each from when it was due. */
  pageMs: number[];
}

export interface Timed {
  hashMs: number;
  /** The page while nobody signs in. */
  ownPageMs: number;
  many: Rush;
  tooMany: Rush;
}

export interface Held {
  /** Heap and buffers of the Worker before, and the most of them while passwords were hashed, in bytes. */
  before: number;
  peak: number;
  /** The most that the whole local runtime held, null where the system does not tell. */
  runtime: number | null;
}

const mib = (bytes: number | null): string => (bytes === null ? '–' : (bytes / MIB).toFixed(1));
const ms = (value: number): string => Math.round(value).toLocaleString('en');
const halfAndLast = (times: number[]): string => `${ms(quantile(times, HALF))} / ${ms(quantile(times, 1))}`;

export function signInsTable(
  { hashMs: hash, ownPageMs, many, tooMany }: Timed,
  { before, peak, runtime }: Held,
): string {
  const row = (what: string, of: (one: Rush) => string) => [what, of(many), of(tooMany)];
  const rushes = table(
    ['sign-ins at once, right passwords', `${MANY}, ${ROUNDS} times`, `${TOO_MANY}`],
    [
      row('in / told to come again', ({ inMs, toldMs }) => `${inMs.length} / ${toldMs.length}`),
      row('ms until in, half / slowest', ({ inMs }) => halfAndLast(inMs)),
      row('ms until told, half / slowest', ({ toldMs }) => (toldMs.length > 0 ? halfAndLast(toldMs) : '–')),
      row('`Retry-After`, s, least / most', ({ retryAfter }) =>
        retryAfter.length > 0 ? `${quantile(retryAfter, 0)} / ${quantile(retryAfter, 1)}` : '–',
      ),
      row('a page out of the cache meanwhile, ms, half / slowest', ({ pageMs }) => halfAndLast(pageMs)),
    ],
  );
  const beside = table(
    ['beside them', ''],
    [
      ['one hash, ms', ms(hash)],
      ['the page while nobody signs in, ms, half', ownPageMs.toFixed(1)],
      [
        'heap and buffers of the Worker before / at most, a hash of 16 MiB included, MiB',
        `${mib(before)} / ${mib(peak)}`,
      ],
      ['the whole local runtime at most, MiB', mib(runtime)],
    ],
  );
  return `${rushes}\n\n${beside}`;
}

/** What must not be, in words; empty when all is well. */
export function signInFaults({ hashMs: hash, ownPageMs, many, tooMany }: Timed, { peak }: Held): string[] {
  const mostPageMs = ownPageMs + hash;
  const found: [boolean, string][] = [
    [
      many.statuses[OK] !== MANY * ROUNDS,
      `de ${MANY * ROUNDS} entraron ${many.inMs.length}: ${JSON.stringify(many.statuses)}`,
    ],
    [quantile(many.inMs, 1) > MOST_WAIT_MS, `el más lento entró a los ${ms(quantile(many.inMs, 1))} ms`],
    [
      tooMany.inMs.length + tooMany.toldMs.length !== TOO_MANY,
      `de ${TOO_MANY} a la vez: ${JSON.stringify(tooMany.statuses)}`,
    ],
    [
      quantile(tooMany.toldMs, HALF) > MOST_TOLD_HALF_MS,
      `a la mitad se les avisó a los ${ms(quantile(tooMany.toldMs, HALF))} ms`,
    ],
    [quantile(tooMany.toldMs, 1) > MOST_TOLD_MS, `al último se le avisó a los ${ms(quantile(tooMany.toldMs, 1))} ms`],
    [tooMany.retryAfter.some((seconds) => seconds < 1), 'a alguien no se le dijo cuándo volver'],
    ...[many, tooMany].map(({ pageMs }): [boolean, string] => [
      quantile(pageMs, HALF) > mostPageMs,
      `una página de la memoria tardó ${ms(quantile(pageMs, HALF))} ms, más de ${ms(mostPageMs)}`,
    ]),
    [peak > MOST_BYTES, `la memoria llegó a ${mib(peak)} MiB`],
  ];
  return found.flatMap(([isFault, text]) => (isFault ? [text] : []));
}
