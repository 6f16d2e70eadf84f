import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../scripts/lib/wait-until';
import type { Failpoint } from '../../workers/failpoint';
import { memoryFolder } from '../memory-folder';
import { KillableWorker } from '../workerd/killable-worker';
import type { Call } from './entry';

const CONFIG = new URL('./wrangler.toml', import.meta.url);
const REACHED_MS = 10_000;

/** A cart object and its database in a process that can be killed and started again over the same disk. */
export class KillableShop {
  readonly #state: string;
  readonly #worker: KillableWorker;

  private constructor(state: string, worker: KillableWorker) {
    this.#state = state;
    this.#worker = worker;
  }

  /** `vars` are given to the Worker each time it starts. */
  static async open(vars: Record<string, string> = {}): Promise<KillableShop> {
    const state = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-fault-'));
    const shop = new KillableShop(state, await KillableWorker.open({ config: CONFIG, state, vars }));
    await shop.call({ do: 'open' });
    return shop;
  }

  async call<T>(call: Call): Promise<T> {
    const response = await fetch(this.#worker.url, { method: 'POST', body: JSON.stringify(call) });
    if (!response.ok) throw new Error(`${call.do}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /**
   * Lets a call run into a point, kills workerd there, and starts it again. The caller of `call` never hears an answer,
   * save at a point `behind` it.
   */
  async killAt(point: Failpoint, call: Call, { behind = false } = {}): Promise<void> {
    await this.call({ do: 'arm', point });
    const lost = this.call(call).then(
      () => 'answered',
      () => 'lost',
    );
    await waitUntil(async () => !(await this.call<boolean>({ do: 'armed', point })), {
      timeoutMs: REACHED_MS,
      message: `${point} was not reached`,
    });
    await this.#worker.kill();
    const heard = await lost;
    if (!behind && heard === 'answered') throw new Error(`${point} let an answer through`);
    await this.#worker.start();
  }

  async close(): Promise<void> {
    await this.#worker.stop();
    rmSync(this.#state, { recursive: true, force: true });
  }
}
