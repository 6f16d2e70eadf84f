import { type ChildProcess, fork } from 'node:child_process';
import { projectEnv } from '../fresh-node.mjs';
import { ROOT } from '../paths.mjs';
import { send } from '../processes.ts';
import { Stop } from '../stop.mjs';
import type { BaselineFile, FromSession, TestFile, ToSession } from './messages.ts';
import { AREA_VARIABLE } from './plugin.ts';

const SESSION = new URL('./session.ts', import.meta.url).pathname;
/** Failures named when the tests are not green to begin with. */
const SHOWN = 5;
const HEAP_MB = 2048;
const START_MS = 300_000;
const BASELINE_MS = 900_000;

interface Open {
  child: ChildProcess;
  /** Sends a message and waits for its answer: null when the process ended or the time is over. */
  ask(message: ToSession | null, timeoutMs: number): Promise<FromSession | null>;
}

/** Runs tests against mutants in a process that is started anew whenever one hangs or breaks it. */
export class Sessions {
  readonly #arguments: string[];
  readonly #env: NodeJS.ProcessEnv;
  #open: Open | null = null;

  /** `tests`: files and folders, from the root, whose tests are asked; none for all that reach the area. */
  constructor(area: string, projects: string[], files: string[], tests: string[], folder: string) {
    this.#arguments = [JSON.stringify([projects, files, tests])];
    this.#env = projectEnv({ [AREA_VARIABLE]: area, TEST_STATE: folder, TMPDIR: folder });
  }

  /** What each test file reaches; throws a Stop when a test fails without any mutant. */
  async baseline(): Promise<BaselineFile[]> {
    const answer = await (await this.#session()).ask({ do: 'baseline' }, BASELINE_MS);
    if (answer?.told !== 'baseline') throw new Stop('The tests did not come to an end without a mutant.');
    if (answer.failures.length > 0)
      throw new Stop(`Tests fail without any mutant:\n${answer.failures.slice(0, SHOWN).join('\n')}`);
    return answer.files;
  }

  /** Whether these tests, each ended after `testMs` and all of them after `timeoutMs`, tell a mutant from the code as it is. */
  async fateOf(
    number: number,
    tests: TestFile[],
    { testMs, timeoutMs }: { testMs: number; timeoutMs: number },
  ): Promise<'killed' | 'survived' | 'timed out'> {
    const answer = await (await this.#session()).ask({ do: 'try', number, tests, testMs }, timeoutMs);
    if (answer?.told === 'tried') {
      if (process.env.DEBUG) console.error(`${number}: ${answer.failures.join('; ') || 'survived'}`);
      return answer.failures.length > 0 ? 'killed' : 'survived';
    }
    this.close();
    return 'timed out';
  }

  close(): void {
    if (this.#open?.child.pid) send(-this.#open.child.pid, 'SIGKILL');
    this.#open = null;
  }

  async #session(): Promise<Open> {
    if (this.#open) return this.#open;
    const child = fork(SESSION, this.#arguments, {
      cwd: ROOT,
      env: this.#env,
      detached: true,
      stdio: ['ignore', 'ignore', process.env.DEBUG ? 'inherit' : 'ignore', 'ipc'],
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`],
    });
    const ask = (message: ToSession | null, timeoutMs: number) =>
      new Promise<FromSession | null>((resolve) => {
        const settle = (answer: FromSession | null) => {
          clearTimeout(timer);
          child.off('message', settle).off('exit', onExit);
          resolve(answer);
        };
        const onExit = () => settle(null);
        const timer = setTimeout(onExit, timeoutMs);
        child.on('message', settle).on('exit', onExit);
        if (message) child.send(message);
      });
    this.#open = { child, ask };
    if ((await ask(null, START_MS)) === null) throw new Stop('vitest did not start; DEBUG=1 shows why.');
    return this.#open;
  }
}
