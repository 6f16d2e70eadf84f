import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectEnv } from './fresh-node.mjs';
import { LOGS, ROOT } from './paths.mjs';
import { Stop } from './stop.mjs';

/** Keeps tools quiet and away from the network; they write to our own logs. */
export const QUIET: Record<string, string> = {
  CI: '1',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/** A step of Node: its name (of the log), what people call it, and its arguments. */
export interface Step {
  name: string;
  title: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Runs a step and waits for it; what it says goes to .data/logs. Throws a Stop that names the step and its log when it
 * fails.
 */
export async function runStep({ name, title, args, env = {} }: Step): Promise<void> {
  mkdirSync(LOGS, { recursive: true });
  const path = join(LOGS, `${name}.log`);
  const log = createWriteStream(path);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: projectEnv({ ...QUIET, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(-1));
    child.on('close', (exit) => resolve(exit ?? -1));
  });
  await new Promise<void>((resolve) => {
    log.end(resolve);
  });
  if (code !== 0) throw new Stop(`Falló el paso «${title}». El detalle está en ${relative(ROOT, path)}.`);
}
