import { runInDurableObject, env as testEnv } from 'cloudflare:test';

const { BLANK } = testEnv;

/** An object of its own, with nothing stored. */
export function blankObject() {
  const stub = BLANK.getByName(crypto.randomUUID());
  return {
    stub,
    within: <T>(work: (storage: DurableObjectStorage) => T | Promise<T>): Promise<T> =>
      runInDurableObject(stub, (_, state) => work(state.storage)),
  };
}
