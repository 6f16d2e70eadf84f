import type { Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import { busy } from './busy';
import type { CartRpc } from './rpc';
import type { CartAddress } from './state';

const TRIES = 3;
const BACKOFF_MS = 25;

const flag = (error: unknown, name: 'retryable' | 'overloaded'): boolean => error instanceof Error && (error as Error & Record<string, unknown>)[name] === true;

const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, BACKOFF_MS * 2 ** attempt * (0.5 + Math.random())));

/**
 * Calls a cart's object. A stub is broken by an exception, so each try takes a new one; a lost object is tried again, which is safe because
 * every mutation carries its key; an overloaded one never is.
 */
export async function callObject<T>(env: Pick<Env, 'CART'>, at: CartAddress, work: (cart: CartRpc) => Promise<Result<T>>): Promise<Result<T>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(env.CART.getByName(`${at.storeCode}:${at.token}`) as unknown as CartRpc);
    } catch (error) {
      if (flag(error, 'overloaded')) return busy();
      if (!flag(error, 'retryable')) throw error;
      if (attempt + 1 >= TRIES) return busy();
      await pause(attempt);
    }
  }
}
