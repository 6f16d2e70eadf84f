import { MemoryStorage } from './memory-storage';

/** An object class as the platform makes it. */
export type ObjectClass<Env> = new (ctx: DurableObjectState, env: Env) => object;

/** What a caller of an object hears when the object ends before it answered. */
export class ObjectEnded extends Error {}

interface Living {
  object: Record<string, unknown>;
  /** Rejects when this object ends: every call still waiting for it hears that. */
  ended: Promise<never>;
  end: (reason: string) => void;
}

/**
 * A namespace of objects inside this process: each has storage of its own that outlives it, answers calls, and may be
 * evicted, crash at a failpoint or be woken by its alarm. Calls are as ordered and as concurrent as their callers make
 * them.
 */
export class MemoryNamespace<Env> {
  readonly #storages = new Map<string, MemoryStorage>();
  readonly #living = new Map<string, Living>();
  readonly #make: ObjectClass<Env>;
  readonly #env: () => Env;

  constructor(make: ObjectClass<Env>, env: () => Env) {
    this.#make = make;
    this.#env = env;
  }

  getByName(name: string): unknown {
    return new Proxy(
      {},
      {
        get: (_, method) =>
          method === 'then'
            ? undefined
            : (...args: unknown[]) =>
                this.#call(name, (object) =>
                  (object[String(method)] as (...of: unknown[]) => unknown).apply(object, args),
                ),
      },
    );
  }

  /** Forgets what the object holds in memory; its storage stays. */
  evict(name: string): void {
    this.#living.delete(name);
  }

  /** Rings the alarm of every object whose time has come, each until none is due. */
  async ring(now: number): Promise<void> {
    for (const [name, storage] of this.#storages) {
      if (storage.alarm === null || storage.alarm > now) continue;
      storage.alarm = null;
      await this.#call(name, (object) => (object.alarm as () => Promise<void>).call(object)).catch(ignoreEnd);
    }
  }

  close(): void {
    for (const storage of this.#storages.values()) storage.close();
  }

  async #call(name: string, work: (object: Record<string, unknown>) => unknown): Promise<unknown> {
    const { object, ended } = this.#of(name);
    return Promise.race([work(object), ended]);
  }

  #of(name: string): Living {
    const known = this.#living.get(name);
    if (known) return known;
    const storage = this.#storages.get(name) ?? new MemoryStorage();
    this.#storages.set(name, storage);
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => undefined);
    const end = (reason: string) => {
      this.#living.delete(name);
      reject(new ObjectEnded(reason));
    };
    const ctx = {
      storage,
      id: { name, toString: () => name },
      abort: end,
      waitUntil: () => undefined,
      blockConcurrencyWhile: <T>(work: () => T) => work(),
    };
    const living = {
      object: new this.#make(ctx as unknown as DurableObjectState, this.#env()) as Record<string, unknown>,
      ended,
      end,
    };
    this.#living.set(name, living);
    return living;
  }
}

const ignoreEnd = (error: unknown): void => {
  if (!(error instanceof ObjectEnded)) throw error;
};
