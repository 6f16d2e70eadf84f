const SECOND_MS = 1000;
const LONGEST_WAIT_MS = 60 * 60 * SECOND_MS;

/** How long an answer asks us to wait, an hour at most; nothing where it names no seconds. */
export function retryAfterOf(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAfterMs: Math.min(seconds * SECOND_MS, LONGEST_WAIT_MS) } : {};
}

/** After this long a page or a read is answered, with an error if need be. */
export const ANSWER_MS = 8_000;

/**
 * What is nearly always at hand (the version of a catalogue, its filters) is done without after this: there has to be
 * time left for the page.
 */
export const AT_HAND_MS = 1_500;

/** Thrown in place of an answer that came too late for whoever waits. */
export class DeadlinePassed extends Error {
  override name = 'DeadlinePassed';

  constructor() {
    super('nothing came within the time of the request');
  }
}

/** Steps that work takes which waits for nothing outside of the isolate: a timer costs more than all of them. */
const STEPS_AT_HAND = 8;

/** Whether it comes to something without a wait. */
async function isAtHand(work: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  for (let step = 0; step < STEPS_AT_HAND && !isDone; step += 1) await null;
  return isDone;
}

/** What `work` comes to within this many ms, else throws DeadlinePassed; the work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY || (await isAtHand(work))) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed()), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same port until a moment (epoch ms): what it is asked by then has to answer by then, and afterwards it is not
 * asked.
 */
export function until<Port extends object>(moment: number, port: Port): Port {
  if (moment === Number.POSITIVE_INFINITY) return port;
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...asked: unknown[]) => {
        const leftMs = moment - Date.now();
        if (leftMs <= 0) throw new DeadlinePassed();
        return within(leftMs, Promise.resolve(Reflect.apply(method, target, asked)));
      };
    },
  });
}
