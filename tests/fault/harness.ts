import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/ports';
import { send } from '../../scripts/lib/processes';
import { type RunningWorker, runWorker } from '../../scripts/lib/run-worker';
import { waitUntil } from '../../scripts/lib/wait-until';
import type { Failpoint } from '../../workers/failpoint';
import { migratedState } from '../migrated';
import type { Call } from './entry';

const CONFIG = fileURLToPath(new URL('./wrangler.toml', import.meta.url));
const TMPFS = '/dev/shm';
const REACHED_MS = 10_000;

/** Process ids of the workerd processes below a process, whatever stands between them. */
function workerdsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const children = (parent: number): string[][] => rows.filter(([, ppid]) => Number(ppid) === parent);
  const below = (parent: number): string[][] => children(parent).flatMap((row) => [row, ...below(Number(row[0]))]);
  return below(pid)
    .filter(([, , command]) => command?.includes('workerd'))
    .map(([id]) => Number(id));
}

/** A cart object and its database in a process that can be killed and started again over the same disk. */
export class KillableShop {
  readonly #state: string;
  readonly #vars: Record<string, string>;
  #worker: RunningWorker | null = null;

  private constructor(state: string, vars: Record<string, string>) {
    this.#state = state;
    this.#vars = vars;
  }

  /** `vars` are given to the Worker each time it starts. */
  static async open(vars: Record<string, string> = {}): Promise<KillableShop> {
    const shop = new KillableShop(mkdtempSync(join(existsSync(TMPFS) ? TMPFS : tmpdir(), 'tianguis-fault-')), vars);
    await migratedState(shop.#state);
    await shop.start();
    await shop.call({ do: 'open' });
    return shop;
  }

  async start(): Promise<void> {
    this.#worker = await runWorker({ port: await freePort(), state: this.#state, name: 'fault', config: CONFIG, vars: this.#vars });
  }

  async call<T>(call: Call): Promise<T> {
    const response = await fetch(this.#running.url, { method: 'POST', body: JSON.stringify(call) });
    if (!response.ok) throw new Error(`${call.do}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Lets a call run into a point, kills workerd there, and starts it again. The caller of `call` never hears an answer. */
  async killAt(point: Failpoint, call: Call): Promise<void> {
    await this.call({ do: 'arm', point });
    const lost = this.call(call).then(
      () => 'answered',
      () => 'lost',
    );
    await waitUntil(async () => !(await this.call<boolean>({ do: 'armed', point })), { timeoutMs: REACHED_MS, message: `${point} was not reached` });
    const workerds = workerdsOf(this.#running.pid);
    if (workerds.length === 0) throw new Error('there is no workerd to kill');
    for (const pid of workerds) process.kill(pid, 'SIGKILL');
    if ((await lost) === 'answered') throw new Error(`${point} let an answer through`);
    send(-this.#running.pid, 'SIGKILL');
    await this.#running.stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.#worker?.stop();
    rmSync(this.#state, { recursive: true, force: true });
  }

  get #running(): RunningWorker {
    if (!this.#worker) throw new Error('the shop is not open');
    return this.#worker;
  }
}
