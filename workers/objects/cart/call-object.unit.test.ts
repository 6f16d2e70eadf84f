import { expect, test } from 'vitest';
import { ok, type Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import { callObject } from './call-object';

const AT = { storeCode: 'viu', token: 'x'.repeat(32) };

/** A namespace whose objects fail with these errors, one a stub, and answer after them; counts the stubs taken. */
function failing(errors: object[]) {
  const named: string[] = [];
  const left = [...errors];
  const getByName = (name: string) => {
    named.push(name);
    const error = left.shift();
    return { read: async () => (error ? Promise.reject(Object.assign(new Error('gone'), error)) : ok('there')) };
  };
  const env = { CART: { getByName } } as unknown as Pick<Env, 'CART'>;
  const call = () => callObject(env, AT, (cart) => cart.read(AT) as unknown as Promise<Result<string>>);
  return { call, named };
}

test('a lost object is asked again through a fresh stub, three times in all', async () => {
  const lost = failing([{ retryable: true }, { retryable: true }]);
  expect(await lost.call()).toEqual(ok('there'));
  expect(lost.named).toEqual(Array.from({ length: 3 }, () => `viu:${AT.token}`));
  expect(await failing([{ retryable: true }, { retryable: true }, { retryable: true }]).call()).toMatchObject({ ok: false, problem: { status: 503 } });
});

test('an overloaded object is never asked again: 503 with a time to come back', async () => {
  const busy = failing([{ overloaded: true, retryable: true }]);
  expect(await busy.call()).toMatchObject({ ok: false, problem: { status: 503, detail: { retryAfter: 1 } } });
  expect(busy.named).toHaveLength(1);
});

test('a bug is not hidden', async () => {
  await expect(failing([{}]).call()).rejects.toThrow('gone');
});
