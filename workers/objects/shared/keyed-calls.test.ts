import { expect, test, vi } from 'vitest';
import { ok, refuse } from '../../../src/domain/result';
import { blankObject } from './blank.fixture';
import { KeyedCalls } from './keyed-calls';
import { type KeyedCall, OperationLog } from './operation-log';

const NOW = 1_800_000_000_000;
const CALL: KeyedCall = { route: 'add', key: 'k', hash: 'h1', minted: false };

interface Counted {
  count: number;
  replayed?: boolean;
}

/** A counter: each call adds one and keeps nothing but that it was done; a repeat answers the count of then. */
function counter(storage: DurableObjectStorage) {
  const log = new OperationLog(storage.sql);
  log.create();
  let count = 0;
  const keyed = new KeyedCalls(log, () => true);
  const work = vi.fn(async (call: KeyedCall) => {
    await Promise.resolve();
    count += 1;
    log.keep(call, {}, NOW);
    return ok<Counted>({ count });
  });
  const run = (call = CALL) =>
    keyed.run<Counted>(
      call,
      NOW,
      () => ok({ count }),
      () => work(call),
    );
  return { keyed, run, work };
}

test('a repeat runs nothing and is answered as things are by then', () =>
  blankObject().within(async (storage) => {
    const { run, work } = counter(storage);
    expect(await run()).toEqual(ok({ count: 1 }));
    expect(await run({ ...CALL, key: 'other' })).toEqual(ok({ count: 2 }));
    expect(await run()).toEqual(ok({ count: 2, replayed: true }));
    expect(work).toHaveBeenCalledTimes(2);
  }));

test('calls with one key at the same moment are one', () =>
  blankObject().within(async (storage) => {
    const { run, work } = counter(storage);
    expect(await Promise.all([run(), run(), run()])).toEqual([
      ok({ count: 1 }),
      ok({ count: 1, replayed: true }),
      ok({ count: 1, replayed: true }),
    ]);
    expect(work).toHaveBeenCalledTimes(1);
  }));

test('the same key with another body is refused, while the first runs and afterwards', () =>
  blankObject().within(async (storage) => {
    const { run } = counter(storage);
    const other = { ...CALL, hash: 'h2' };
    const [, during] = await Promise.all([run(), run(other)]);
    for (const refused of [during, await run(other)])
      expect(refused).toMatchObject({ ok: false, problem: { status: 422, fields: [{ rule: 'reused' }] } });
  }));

test('a refusal is not kept: the same key may be tried again', () =>
  blankObject().within(async (storage) => {
    const { keyed, run } = counter(storage);
    const refused = await keyed.run<Counted>(
      CALL,
      NOW,
      () => ok({ count: 0 }),
      async () => refuse(503, 'busy'),
    );
    expect(refused).toMatchObject({ ok: false });
    expect(await run()).toEqual(ok({ count: 1 }));
  }));

test('a repeat waits for what the first does after its outcome is kept, and does it itself when that failed', () =>
  blankObject().within(async (storage) => {
    const log = new OperationLog(storage.sql);
    log.create();
    const keyed = new KeyedCalls(log, () => true);
    let [isDone, failures] = [false, 1];
    const run = () =>
      keyed.run<{ isDone: boolean; replayed?: boolean }>(
        CALL,
        NOW,
        () => (isDone ? ok({ isDone }) : null),
        async () => {
          log.keep(CALL, {}, NOW);
          await Promise.resolve();
          if (failures > 0) {
            failures -= 1;
            return refuse(503, 'busy');
          }
          isDone = true;
          return ok({ isDone });
        },
      );
    const first = run();
    expect(log.find(CALL, NOW)).not.toBeNull();
    for (const answer of await Promise.all([first, run()]))
      expect(answer).toMatchObject({ ok: false, problem: { status: 503 } });
    expect(await Promise.all([run(), run()])).toEqual([ok({ isDone }), ok({ isDone, replayed: true })]);
    expect(await run()).toEqual(ok({ isDone: true, replayed: true }));
  }));
