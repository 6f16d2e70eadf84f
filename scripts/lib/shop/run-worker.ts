import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { QUIET } from '../command.ts';
import { projectEnv } from '../fresh-node.mjs';
import { readSources } from '../ops/sources.ts';
import { DIST_CONFIG, LOGS, ROOT, WRANGLER } from '../paths.mjs';
import { commandOf, endGroup, send } from '../processes.ts';
import { readText } from '../read-text.ts';
import { Stop } from '../stop.mjs';
import { waitUntil } from '../wait-until.ts';
import { sessionKeys } from './session-keys.ts';

const START_TIMEOUT_MS = 60_000;
/** A single answer that takes longer is asked for again. */
const ANSWER_TIMEOUT_MS = 10_000;
const TICK_TIMEOUT_MS = 45_000;
const OWNER_ONLY = 0o600;
/** Variables for load from one place: requests are still counted, against limits a thousand times as high. */
export const ROOM_FOR_LOAD = { LIMITS_TIMES: '1000' };
/** Inside a state folder: the process that has it open, and the vars it was given. */
export const PID_FILE = '.pid';
const VARS_FILE = '.vars';

export interface WorkerOptions {
  port: number;
  /** Folder of its D1, Durable Objects and cache. */
  state: string;
  /**
   * Given to it besides the vars of wrangler.toml and the keys of its customers' tokens, which are kept with its data.
   */
  vars?: Record<string, string>;
  /** Names its log. */
  name?: string;
  config?: string;
}

export interface RunningWorker {
  url: string;
  /** Process id of wrangler, which leads the group that workerd belongs to. */
  pid: number;
  log: string;
  /** Settles with the exit code when it ends, whoever ended it. */
  exited: Promise<number>;
  /** Runs the scheduled handler once; throws when it does not answer. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** Values as a dotenv file reads them back. */
function envFile(vars: Record<string, string>): string {
  for (const [name, value] of Object.entries(vars)) {
    if (/['\n]/.test(value)) throw new Error(`${name} cannot be passed on: it holds a quote or a line break`);
  }
  return Object.entries(vars)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
}

/** Ends a Worker that still has a state folder open although whoever started it is gone. */
export async function endLeftOver(state: string): Promise<void> {
  const pid = Number(readText(join(state, PID_FILE)));
  if (pid > 1 && commandOf(pid).includes(state)) await endGroup(pid);
  rmSync(join(state, PID_FILE), { force: true });
  rmSync(join(state, VARS_FILE), { force: true });
}

/**
 * Starts the built Worker over a state folder and waits until it answers. Vars go through a file that only its owner
 * reads: a command line is seen by everyone.
 */
export async function runWorker({
  port,
  state,
  vars = {},
  name = `worker-${port}`,
  config = DIST_CONFIG,
}: WorkerOptions): Promise<RunningWorker> {
  mkdirSync(LOGS, { recursive: true });
  mkdirSync(state, { recursive: true });
  await endLeftOver(state);
  const variables = join(state, VARS_FILE);
  writeFileSync(variables, envFile({ SESSION_KEYS: sessionKeys(state), ...vars }), { mode: OWNER_ONLY });
  const log = relative(ROOT, join(LOGS, `${name}.log`));
  const out = createWriteStream(join(ROOT, log));
  const options = [
    '--port',
    String(port),
    '--persist-to',
    state,
    '--env-file',
    variables,
    '--show-interactive-dev-session=false',
  ];
  const child = spawn(process.execPath, ['--no-warnings', WRANGLER, 'dev', '-c', config, ...options], {
    cwd: ROOT,
    env: projectEnv({ ...QUIET, WRANGLER_CI_DISABLE_CONFIG_WATCHING: 'true' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said = [child.stdout, child.stderr].map((stream) => stream.pipe(readSources(dirname(config))));
  for (const stream of said) stream.pipe(out, { end: false });
  void Promise.all(said.map((stream) => finished(stream))).then(
    () => out.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  let ended = child.pid === undefined;
  const exited = new Promise<number>((resolve) => {
    const end = (code: number) => {
      ended = true;
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('exit', (code) => end(code ?? 1));
  });
  const url = `http://localhost:${port}`;
  const pid = child.pid ?? 0;
  writeFileSync(join(state, PID_FILE), String(pid));
  const endWithUs = () => send(-pid, 'SIGKILL');
  if (pid) process.on('exit', endWithUs);
  const stop = async () => {
    if (pid) await endGroup(pid);
    process.off('exit', endWithUs);
    rmSync(join(state, PID_FILE), { force: true });
    rmSync(variables, { force: true });
  };
  try {
    await waitUntil(
      async () => (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })).ok,
      {
        timeoutMs: START_TIMEOUT_MS,
        message: `La tienda no contestó en ${START_TIMEOUT_MS / 1000} segundos. El detalle está en ${log}.`,
        abort: () => (ended ? `La tienda se cerró al abrir. El detalle está en ${log}.` : null),
      },
    );
  } catch (error) {
    await stop();
    throw new Stop(error instanceof Error ? error.message : String(error));
  }
  const tick = async () => {
    await fetch(`${url}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`, { signal: AbortSignal.timeout(TICK_TIMEOUT_MS) });
  };
  return { url, pid, log, exited, tick, stop };
}
