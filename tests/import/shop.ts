import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '../memory-folder';
import { KillableWorker } from '../workerd/killable-worker';

const CONFIG = new URL('../peers/ours/wrangler.toml', import.meta.url);
const CLI = fileURLToPath(new URL('../../scripts/lib/import/cli.mjs', import.meta.url));
const ORDERS_CLI = fileURLToPath(new URL('../../scripts/lib/orders/cli.mjs', import.meta.url));
const POSTAL_CLI = fileURLToPath(new URL('../../scripts/lib/postal/cli.mjs', import.meta.url));
const TOKEN = 'servicio-de-prueba';

/** What one run of the command came to. */
export interface CommandEnd {
  code: number | null;
  out: string;
  /** Its largest memory, in MiB. */
  peakMib: number;
}

export const folderFor = (name: string): string => mkdtempSync(join(memoryFolder() ?? tmpdir(), `tianguis-${name}-`));

/** A shop's API over a database of its own, in a process that can be killed, and the import command in front of it. */
export class ImportShop {
  readonly #state: string;
  readonly #worker: KillableWorker;

  private constructor(state: string, worker: KillableWorker) {
    this.#state = state;
    this.#worker = worker;
  }

  static async open(): Promise<ImportShop> {
    const state = folderFor('import');
    return new ImportShop(state, await KillableWorker.open({ config: CONFIG, state, vars: { SERVICE_TOKEN: TOKEN } }));
  }

  get url(): string {
    return this.#worker.url;
  }

  /** Process id of its workerd. */
  get pid(): number {
    return this.#worker.pid;
  }

  async get<T>(path: string): Promise<T> {
    const response = await fetch(`${this.url}/api/${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return ((await response.json()) as { result: T }).result;
  }

  /** Documents of an entity as they are served, in the order of their skus or ids. */
  async exported(entity: string): Promise<string[]> {
    const response = await fetch(`${this.url}/api/export/viu/${entity}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return (await response.text()).trim().split('\n').sort();
  }

  /** Starts the command; `end` settles when it ended, killed or not. */
  command(...args: string[]): { child: ChildProcess; end: Promise<CommandEnd> } {
    return this.#run(CLI, args);
  }

  /** The same for the directory of postal codes. */
  postal(...args: string[]): { child: ChildProcess; end: Promise<CommandEnd> } {
    return this.#run(POSTAL_CLI, args);
  }

  /** The same for orders. */
  orders(...args: string[]): Promise<CommandEnd> {
    return this.#run(ORDERS_CLI, args).end;
  }

  /** A service call whose body comes as it is sent. */
  send(path: string, body: ReadableStream<Uint8Array>): Promise<Response> {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/x-ndjson' };
    return fetch(`${this.url}/api/${path}`, { method: 'POST', headers, body, ...{ duplex: 'half' } });
  }

  #run(cli: string, args: string[]): { child: ChildProcess; end: Promise<CommandEnd> } {
    const child = spawn(process.execPath, [cli, '--url', this.url, '--token', TOKEN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        out += text;
      });
    const end = new Promise<CommandEnd>((resolve) => {
      child.on('close', (code) =>
        resolve({ code, out, peakMib: Math.round(Number(/maxRSS (\d+)/.exec(out)?.[1] ?? 0) / 1024) }),
      );
    });
    return { child, end };
  }

  kill(): Promise<void> {
    return this.#worker.kill();
  }

  start(): Promise<void> {
    return this.#worker.start();
  }

  async close(): Promise<void> {
    await this.#worker.stop();
    rmSync(this.#state, { recursive: true, force: true });
  }
}
