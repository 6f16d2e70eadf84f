import { expect, test } from 'vitest';
import { ok, type Result } from '../../../src/domain/result';
import { callObject, keyOf } from './call-object';

interface Rpc {
  read(): Promise<Result<string>>;
}

/**
 * A namespace whose objects fail with these errors, one a stub, and answer after them; keeps the names stubs were taken
 * by.
 */
function failing(errors: object[]) {
  const named: string[] = [];
  const left = [...errors];
  const getByName = (name: string): Rpc => {
    named.push(name);
    const error = left.shift();
    return { read: async () => (error ? Promise.reject(Object.assign(new Error('gone'), error)) : ok('there')) };
  };
  return { call: () => callObject<Rpc, string>({ getByName }, 'viu:x', (object) => object.read()), named };
}

test('a lost object is asked again through a fresh stub, three times in all', async () => {
  const lost = failing([{ retryable: true }, { retryable: true }]);
  expect(await lost.call()).toEqual(ok('there'));
  expect(lost.named).toEqual(['viu:x', 'viu:x', 'viu:x']);
  expect(await failing([{ retryable: true }, { retryable: true }, { retryable: true }]).call()).toMatchObject({
    ok: false,
    problem: { status: 503 },
  });
});

test('an overloaded object is never asked again: 503 with a time to come back', async () => {
  const busy = failing([{ overloaded: true, retryable: true }]);
  expect(await busy.call()).toMatchObject({ ok: false, problem: { status: 503, detail: { retryAfter: 1 } } });
  expect(busy.named).toHaveLength(1);
});

test('a bug is not hidden', async () => {
  await expect(failing([{}]).call()).rejects.toThrow('gone');
});

test("a key is the client's, or made anew for each mutation", () => {
  expect(keyOf('suya')).toEqual({ key: 'suya', minted: false });
  expect(keyOf(null)).toMatchObject({ minted: true });
  expect(keyOf(null).key).not.toBe(keyOf(null).key);
});
