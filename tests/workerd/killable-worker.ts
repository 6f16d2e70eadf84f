import { builtWorker, type Direct, openDirect } from '../../scripts/lib/ops/direct';
import { send } from '../../scripts/lib/processes';
import { freePort } from '../../scripts/lib/shop/ports';
import { sessionKeys } from '../../scripts/lib/shop/session-keys';
import { migratedState } from '../migrated';
import { builtFor } from './build';

const NAME = 'worker';

interface Options {
  /** The wrangler.toml that describes it. */
  config: URL;
  /** New folder of its D1, KV and Durable Objects. */
  state: string;
  vars?: Record<string, string>;
}

/**
 * A Worker of the tests in a workerd of its own, which holds all its storage open and can be killed and started again
 * over the same disk.
 */
export class KillableWorker {
  readonly url: string;
  readonly #start: () => Promise<Direct>;
  #running: Direct | null = null;

  private constructor(url: string, start: () => Promise<Direct>) {
    this.url = url;
    this.#start = start;
  }

  static async open({ config, state, vars = {} }: Options): Promise<KillableWorker> {
    await migratedState(state);
    const [built, port] = [await builtFor(config), await freePort()];
    const worker = builtWorker(NAME, { SESSION_KEYS: sessionKeys(state), ...vars }, built);
    const opened = new KillableWorker(`http://127.0.0.1:${port}`, () =>
      openDirect([worker], state, { config: built, port }),
    );
    await opened.start();
    return opened;
  }

  /** Process id of its workerd. */
  get pid(): number {
    if (!this.#running) throw new Error('the Worker is not running');
    return this.#running.workerd;
  }

  async start(): Promise<void> {
    this.#running = await this.#start();
  }

  /** Ends its workerd as a power cut would: whatever it was at is not finished. */
  async kill(): Promise<void> {
    send(this.pid, 'SIGKILL');
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = null;
  }
}
