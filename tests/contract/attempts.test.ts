import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seeded } from '../../scripts/lib/random';
import { attemptsPort } from '../../workers/attempts';
import type { Env } from '../../workers/env';
import type { AttemptsPolicy, AttemptsPort } from '../../workers/http/attempts';
import type { Fault } from '../peers/family/faults';
import { env } from './fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PER_HOUR: AttemptsPolicy = { name: 'prueba', limit: 10, windowMs: HOUR, lockMs: 0 };
const LOCKING: AttemptsPolicy = { name: 'pin', limit: 5, windowMs: 10 * MINUTE, lockMs: 30 * MINUTE };
const TOKEN = 'token-de-prueba';

const newRedis = (): string => `${env.REDIS}/${crypto.randomUUID()}`;
const redisAt = (url: string, token = TOKEN): AttemptsPort =>
  attemptsPort({ ...env, UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } as Env);

/** One counter for all tests, as there is one for all isolates. */
const shared = newRedis();
const COUNTERS = { object: () => attemptsPort(env), redis: () => redisAt(shared) };

const subject = () => `3312345678-${crypto.randomUUID()}`;

/** 0 when the attempt is admitted, else in how many seconds the next one may be. */
async function attempt(
  counter: AttemptsPort,
  policy: AttemptsPolicy,
  of: string,
  id: string = crypto.randomUUID(),
): Promise<number> {
  const answer = await counter.attempt(policy, of, id);
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value.admitted ? 0 : answer.value.retryAfterSeconds;
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(['object', 'redis'] as const)('attempts counted by the %s', (name) => {
  const counter = COUNTERS[name]();
  const make = (policy: AttemptsPolicy, of: string, id?: string) => attempt(counter, policy, of, id);

  test('50 attempts at once let exactly 10 through, whoever counts them', async () => {
    // Fifty at once may take the peer more than the second each of them has, where a machine is busy.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    const of = subject();
    const callers = [counter, COUNTERS[name]()];
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, at) => attempt(callers[at % 2] ?? counter, PER_HOUR, of)),
    );
    expect(all.filter((wait) => wait === 0)).toHaveLength(10);
    expect(new Set(all)).toEqual(new Set([0, 3600]));
  });

  test('subjects are counted apart, and so are policies', async () => {
    const of = subject();
    for (let at = 0; at < 10; at += 1) expect(await make(PER_HOUR, of)).toBe(0);
    expect(await make(PER_HOUR, of)).toBe(3600);
    expect([await make(PER_HOUR, subject()), await make({ ...PER_HOUR, name: 'otra' }, of)]).toEqual([0, 0]);
  });

  test('an attempt with the same id counts once and is admitted, also at the same moment and at the limit', async () => {
    const of = subject();
    await Promise.all(Array.from({ length: 30 }, () => make(PER_HOUR, of, 'el mismo')));
    const rest = await Promise.all(Array.from({ length: 10 }, () => make(PER_HOUR, of)));
    expect(rest.filter((wait) => wait === 0)).toHaveLength(9);
    expect(await make(PER_HOUR, of, 'el mismo')).toBe(0);
  });

  test('the next attempt is admitted when the oldest is out of the window, to the millisecond; a refused one counts for nothing', async () => {
    const of = subject();
    for (let at = 0; at < 10; at += 1) {
      await make(PER_HOUR, of);
      pass(MINUTE);
    }
    expect(await make(PER_HOUR, of)).toBe(50 * 60);
    pass(50 * MINUTE - 1);
    expect(await make(PER_HOUR, of)).toBe(1);
    pass(1);
    expect([await make(PER_HOUR, of), await make(PER_HOUR, of)]).toEqual([0, 60]);
  });

  test('a lock begins with the attempt that reaches the limit, lasts as long as it says, and takes its attempts with it', async () => {
    const of = subject();
    for (let at = 0; at < 5; at += 1) expect(await make(LOCKING, of)).toBe(0);
    expect(await make(LOCKING, of)).toBe(30 * 60);
    pass(30 * MINUTE - 1);
    expect(await make(LOCKING, of)).toBe(1);
    pass(1);
    for (let at = 0; at < 5; at += 1) expect(await make(LOCKING, of)).toBe(0);
    expect(await make(LOCKING, of)).toBe(30 * 60);
  });

  test('a window longer than the lock ends with it', async () => {
    const of = subject();
    const policy = { ...LOCKING, lockMs: MINUTE };
    for (let at = 0; at < 5; at += 1) await make(policy, of);
    expect(await make(policy, of)).toBe(60);
    pass(MINUTE);
    for (let at = 0; at < 5; at += 1) expect(await make(policy, of)).toBe(0);
  });

  test('what is taken back does not count, and neither does the lock it brought about', async () => {
    const of = subject();
    for (const id of ['a', 'b', 'c', 'd', 'e']) await make(LOCKING, of, id);
    await counter.withdraw(LOCKING, of, 'e');
    expect([await make(LOCKING, of, 'f'), await make(LOCKING, of, 'g')]).toEqual([0, 30 * 60]);
  });

  test('a withdrawal that takes nothing back ends no lock, also when its attempts are out of the window', async () => {
    const of = subject();
    for (let at = 0; at < 5; at += 1) await make(LOCKING, of);
    await counter.withdraw(LOCKING, of, 'nadie');
    expect(await make(LOCKING, of)).toBe(30 * 60);
    pass(LOCKING.windowMs);
    await counter.withdraw(LOCKING, of, 'nadie');
    expect(await make(LOCKING, of)).toBe(20 * 60);
  });

  test('a reset forgets attempts and lock, of this subject alone', async () => {
    const [of, other] = [subject(), subject()];
    for (let at = 0; at < 5; at += 1) for (const who of [of, other]) await make(LOCKING, who);
    await counter.reset(LOCKING, of);
    for (let at = 0; at < 5; at += 1) expect(await make(LOCKING, of)).toBe(0);
    expect(await make(LOCKING, other)).toBe(30 * 60);
  });
});

test('object and Redis answer the same to whatever is asked of them in whatever order', async () => {
  const next = seeded(20_261_122);
  const pick = (count: number) => Math.floor(next() * count);
  const both = [COUNTERS.object(), COUNTERS.redis()];
  const of = subject();
  const history: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    const policy = { ...LOCKING, name: `azar-${Math.floor(step / 100)}`, lockMs: step < 200 ? LOCKING.lockMs : MINUTE };
    const id = String(pick(9));
    const what = pick(20);
    if (what < 6) pass(pick(4 * MINUTE));
    history.push(`${what} ${id} ${Date.now()}`);
    if (what === 0) await Promise.all(both.map((counter) => counter.reset(policy, of)));
    else if (what < 5) await Promise.all(both.map((counter) => counter.withdraw(policy, of, id)));
    else {
      const [ours, theirs] = await Promise.all(both.map((counter) => attempt(counter, policy, of, id)));
      expect(theirs, history.slice(-20).join('\n')).toBe(ours);
    }
  }
});

describe('a Redis', () => {
  const arm = (url: string, faults: Fault[]) =>
    fetch(`${url}/__do`, { method: 'POST', body: JSON.stringify(faults) }).then((done) => done.body?.cancel());
  const keptAt = async (url: string) =>
    (await (await fetch(`${url}/__kept`)).json()) as { key: string; livesMs: number; value: unknown }[];

  test('is given nothing in clear, and forgets by itself', async () => {
    const url = newRedis();
    const of = subject();
    for (const id of ['NAVIDAD24', 'b', 'c', 'd', 'e']) await attempt(redisAt(url), LOCKING, of, id);
    const kept = await keptAt(url);
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/3312345678|NAVIDAD24/);
    for (const { livesMs } of kept) {
      expect(livesMs).toBeGreaterThan(0);
      expect(livesMs).toBeLessThanOrEqual(LOCKING.lockMs);
    }
    await redisAt(url).reset(LOCKING, of);
    expect(await keptAt(url)).toEqual([]);
  });

  test('whose answer is lost has counted once', async () => {
    const url = newRedis();
    const of = subject();
    await arm(url, [{ call: 'EVAL', mode: 'lose', times: 1 }]);
    expect(await attempt(redisAt(url), LOCKING, of, 'a')).toBe(0);
    for (let at = 0; at < 4; at += 1) expect(await attempt(redisAt(url), LOCKING, of)).toBe(0);
    expect(await attempt(redisAt(url), LOCKING, of)).toBe(30 * 60);
  });

  test.each<Fault['mode']>(['unavailable', 'lose', 'cut', 'html', 'stall'])(
    'that cannot be heard (%s) lets nobody through unlimited',
    async (mode) => {
      const url = newRedis();
      await arm(url, [{ call: '', mode, times: 9 }]);
      expect(await redisAt(url).attempt(PER_HOUR, subject(), 'a')).toMatchObject({
        ok: false,
        problem: { status: 503, detail: { retryAfter: 1 } },
      });
    },
  );

  test('that does not know our token lets nobody through', async () => {
    const counter = redisAt(newRedis(), 'otro');
    const of = subject();
    for (const done of [
      await counter.attempt(PER_HOUR, of, 'a'),
      await counter.withdraw(PER_HOUR, of, 'a'),
      await counter.reset(PER_HOUR, of),
    ])
      expect(done).toMatchObject({ ok: false, problem: { status: 503 } });
  });
});
