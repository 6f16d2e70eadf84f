import { runInDurableObject, env as testEnv } from 'cloudflare:test';

const { BLANK } = testEnv as unknown as { BLANK: DurableObjectNamespace };

let count = 0;

/** An object of its own, with nothing stored. */
export function blankObject() {
  count += 1;
  const stub = BLANK.getByName(`blank-${count}`);
  return {
    stub,
    within: <T>(work: (storage: DurableObjectStorage) => T | Promise<T>): Promise<T> => runInDurableObject(stub, (_, state) => work(state.storage)),
  };
}
