import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '../../../../src/domain/result';
import { HashQueue, type HashTurn } from './hash-queue';

const PLACES = 60;

let queue: HashQueue;
beforeEach(() => {
  vi.useFakeTimers();
  queue = new HashQueue();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes places and holds them until told to let go. */
function holding(count: number): () => void {
  let letGo = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (let at = 0; at < count; at += 1) queue.withPlace(() => told.then(() => ok(null)));
  return letGo;
}

const told = (answer: Awaited<ReturnType<HashQueue['run']>>) => (answer.ok ? answer.value : answer.problem);

test('sixty wait and none is refused, one hash after another in the order they came, and between two of them whatever else is due runs', async () => {
  const order: unknown[] = [];
  const all = Array.from({ length: PLACES }, (_, number) =>
    queue.run(() => {
      order.push(number);
      setTimeout(() => order.push('another request'), 0);
      return number;
    }),
  );
  await vi.runAllTimersAsync();
  expect((await Promise.all(all)).map(told)).toEqual(Array.from({ length: PLACES }, (_, number) => number));
  expect(order).toEqual(Array.from({ length: PLACES }, (_, number) => [number, 'another request']).flat());
});

test('where sixty have a place the next one is told at once to come again when they all will have had their turn, and nothing of it is begun', async () => {
  const letGo = holding(PLACES);
  const work = vi.fn(async () => ok(null));
  expect(told(await queue.withPlace(work))).toMatchObject({
    status: 503,
    message: 'The service is busy, please try again',
    detail: { retryAfter: 15 },
  });
  expect(work).not.toHaveBeenCalled();
  letGo();
  await vi.runAllTimersAsync();
  expect(await queue.withPlace(work)).toEqual(ok(null));
});

test('a place is given back whatever comes of it: an answer, a refusal, a hash that fails', async () => {
  for (let at = 0; at < PLACES; at += 1) {
    await queue.withPlace(async () => ok(null));
    await queue.withPlace(async () => refuse(429, 'many'));
    await expect(queue.withPlace(() => Promise.reject(new Error('no counter')))).rejects.toThrow('no counter');
    const failing = expect(
      queue.run(() => {
        throw new Error('no memory');
      }),
    ).rejects.toThrow('no memory');
    await vi.runAllTimersAsync();
    await failing;
  }
  const letGo = holding(PLACES - 1);
  const answer = queue.withPlace(async () => ok('in'));
  letGo();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual(ok('in'));
});

test('with a place one hashes as often as need be, in a place taken once', async () => {
  const twice = async (place: HashTurn) => {
    const letGo = holding(PLACES - 1);
    await place.run(() => 1);
    const answer = await place.withPlace((same) => same.run(() => 2));
    letGo();
    return answer;
  };
  const answer = queue.withPlace(twice);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toEqual(ok(2));
});

test('who holds a place and does not wait for a turn stands in nobody’s way; of those far behind nothing is begun', async () => {
  const letGo = holding(7);
  const answer = queue.run(() => 'hashed');
  const counting = vi.fn(async () => ok('in'));
  const far = queue.withPlace(counting);
  await vi.advanceTimersByTimeAsync(0);
  expect(counting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toEqual(ok('hashed'));
  expect(counting).toHaveBeenCalledTimes(1);
  expect(await far).toEqual(ok('in'));
  letGo();
});

test('a request that was given up gives its place back: after a second where it waited for its turn, after three where it was being counted', async () => {
  for (let at = 0; at < PLACES; at += 1) queue.run(() => 'never');
  // The runtime lets go of the timers of a request that is given up.
  vi.clearAllTimers();
  expect(told(await queue.run(() => 'hashed'))).toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(2_500);
  const next = queue.run(() => 'hashed');
  await vi.advanceTimersByTimeAsync(25);
  expect(await next).toEqual(ok('hashed'));

  holding(8);
  const behind = queue.run(() => 'hashed');
  await vi.advanceTimersByTimeAsync(2_900);
  const before = vi.fn();
  behind.then(before);
  await vi.advanceTimersByTimeAsync(50);
  expect(before).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await behind).toEqual(ok('hashed'));
});

test('while more and more come no hash begins, for a second at most', async () => {
  const hash = vi.fn(() => 'hashed');
  const answer = queue.run(hash);
  for (let at = 0; at < 50; at += 1) {
    await vi.advanceTimersByTimeAsync(20);
    await queue.withPlace(async () => ok(null));
    if (at < 40) expect(hash).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(25);
  expect(hash).toHaveBeenCalledTimes(1);
  expect(await answer).toEqual(ok('hashed'));
});

test('a device that is known gets a place and the next turn while sixty strangers hold theirs; ten more strangers get none', async () => {
  const order: string[] = [];
  const strangers = Array.from({ length: PLACES }, (_, at) => queue.run(() => order.push(`stranger ${at}`)));
  const known = queue.withPlace((place) => place.run(() => order.push('known')), 'laptop');
  for (let at = 0; at < 10; at += 1)
    expect(told(await queue.run(() => order.push('too many')))).toMatchObject({ status: 503 });
  await vi.runAllTimersAsync();
  expect((await known).ok).toBe(true);
  expect(order.indexOf('known')).toBe(0);
  expect((await Promise.all(strangers)).every(({ ok: isDone }) => isDone)).toBe(true);
  expect(order).not.toContain('too many');
});

test('known devices leave every fourth turn to strangers', async () => {
  const order: string[] = [];
  const known = Array.from({ length: 12 }, (_, at) =>
    queue.withPlace((place) => place.run(() => order.push('known')), `device ${at}`),
  );
  const strangers = Array.from({ length: 12 }, () => queue.run(() => order.push('stranger')));
  await vi.runAllTimersAsync();
  await Promise.all([...known, ...strangers]);
  const row = ['known', 'known', 'known', 'stranger'];
  expect(order).toEqual([...row, ...row, ...row, ...row, ...Array(8).fill('stranger')]);
});

test('known devices have twenty places beyond the sixty, each of them one', async () => {
  const letGo = holding(PLACES);
  const asKnown = (device: string) => queue.withPlace(async () => ok(device), device);
  const hold = new Promise<void>((resolve) => {
    setTimeout(resolve, 1_000);
  });
  const twenty = Array.from({ length: 20 }, (_, at) => queue.withPlace(() => hold.then(() => ok(at)), `device ${at}`));
  expect(told(await asKnown('one more'))).toMatchObject({ status: 503, detail: { retryAfter: 20 } });
  letGo();
  await vi.runAllTimersAsync();
  expect((await Promise.all(twenty)).map(told)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  holding(PLACES);
  queue.withPlace(() => new Promise(() => undefined), 'device 3');
  expect(told(await asKnown('device 3'))).toMatchObject({ status: 503 });
  expect(told(await asKnown('device 4'))).toBe('device 4');
});

test('a second sign-in of one known device at a time stands with the strangers', async () => {
  const order: string[] = [];
  const strangers = Array.from({ length: 3 }, (_, at) => queue.run(() => order.push(`stranger ${at}`)));
  const twice = ['first', 'second'].map((name) =>
    queue.withPlace((place) => place.run(() => order.push(name)), 'laptop'),
  );
  await vi.runAllTimersAsync();
  await Promise.all([...strangers, ...twice]);
  expect(order).toEqual(['first', 'stranger 0', 'stranger 1', 'stranger 2', 'second']);
});

test('when to come again follows from how long the last turns took', async () => {
  const turns = async (hashMs: number, hashes = PLACES) => {
    const all = Array.from({ length: hashes }, () => queue.run(() => vi.setSystemTime(Date.now() + hashMs)));
    await vi.runAllTimersAsync();
    await Promise.all(all);
    const letGo = holding(PLACES);
    const refused = told(await queue.run(() => null));
    letGo();
    await vi.runAllTimersAsync();
    return refused;
  };
  expect(await turns(50)).toMatchObject({ detail: { retryAfter: 6 } });
  // Nobody waits for a while: that is no long turn.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await turns(50, 1)).toMatchObject({ detail: { retryAfter: 6 } });
  expect(await turns(450)).toMatchObject({ detail: { retryAfter: 30 } });
});
