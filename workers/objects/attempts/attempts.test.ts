import { evictDurableObject, runDurableObjectAlarm, runInDurableObject, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Env } from '../../env';
import type { AttemptsPolicy } from '../../http/attempts';
import { digest } from '../../http/digest';
import { objectAttempts } from '.';

// Counted under the names of the shop, which this file looks up.
vi.unmock('.');

const env: Env = testEnv;
const HOUR = 60 * 60 * 1000;
const POLICY: AttemptsPolicy = { name: 'prueba', limit: 10, windowMs: HOUR, lockMs: 0 };
const LOCKING: AttemptsPolicy = { name: 'pin', limit: 5, windowMs: HOUR / 6, lockMs: HOUR };

const counter = () => objectAttempts(env);
const subject = () => `3312345678-${crypto.randomUUID()}`;
const stubOf = async ({ name }: AttemptsPolicy, of: string) =>
  env.ATTEMPTS.getByName(`${name}:${await digest(`${name}\n${of}`)}`);

async function admitted(policy: AttemptsPolicy, of: string, id: string = crypto.randomUUID()): Promise<boolean> {
  const answer = await counter().attempt(policy, of, id);
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value.admitted;
}

const contents = (stub: DurableObjectStub) =>
  runInDurableObject(stub, async (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      )
      .toArray();
    return {
      text: JSON.stringify(tables.map(({ name }) => [name, storage.sql.exec(`SELECT * FROM ${name}`).toArray()])),
      alarm: await storage.getAlarm(),
    };
  });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('two callers count one subject together, and an object that was put away counts on', async () => {
  const of = subject();
  const [one, other] = [counter(), counter()];
  for (let at = 0; at < 5; at += 1) {
    await one.attempt(POLICY, of, crypto.randomUUID());
    await other.attempt(POLICY, of, crypto.randomUUID());
    await evictDurableObject(await stubOf(POLICY, of));
  }
  expect(await one.attempt(POLICY, of, 'undécimo')).toEqual({
    ok: true,
    value: { admitted: false, retryAfterSeconds: 3600 },
  });
  expect(await admitted(POLICY, subject())).toBe(true);
  expect(await admitted({ ...POLICY, name: 'otra' }, of)).toBe(true);
});

test('success resets the count and the lock; what is taken back leaves nothing', async () => {
  const of = subject();
  for (let at = 0; at < 5; at += 1) await admitted(LOCKING, of);
  expect(await admitted(LOCKING, of)).toBe(false);
  await counter().reset(LOCKING, of);
  expect(await admitted(LOCKING, of, 'a')).toBe(true);
  await counter().withdraw(LOCKING, of, 'a');
  expect(await contents(await stubOf(LOCKING, of))).toEqual({ text: '[]', alarm: null });
  await counter().withdraw(LOCKING, of, 'a');
  expect(await contents(await stubOf(LOCKING, of))).toEqual({ text: '[]', alarm: null });
});

test('nothing is kept in clear, and the alarm empties what counts no more', async () => {
  const of = subject();
  await admitted(POLICY, of, 'NAVIDAD24');
  const stub = await stubOf(POLICY, of);
  const { text, alarm } = await contents(stub);
  expect(text).toContain('attempts');
  expect(text).not.toMatch(/3312345678|NAVIDAD24/);
  expect(alarm).toBe(Date.now() + HOUR);
  vi.setSystemTime(Date.now() + HOUR - 1);
  await runDurableObjectAlarm(stub);
  expect((await contents(stub)).alarm).toBe(alarm);
  vi.setSystemTime(Date.now() + 1);
  await runDurableObjectAlarm(stub);
  expect(await contents(stub)).toEqual({ text: '[]', alarm: null });
});
