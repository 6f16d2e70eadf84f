import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { QUIET } from '../command.ts';
import { projectEnv } from '../fresh-node.mjs';
import { LOGS, ROOT, WRANGLER } from '../paths.mjs';
import { Stop } from '../stop.mjs';

/** Runs wrangler and answers what it printed. Throws a Stop that names the step when it fails. */
export type Wrangler = (title: string, args: string[]) => Promise<string>;

/**
 * The project's wrangler. What it says goes to .data/logs/wrangler.log too; arguments never hold a secret, those travel
 * in files.
 */
export const wrangler: Wrangler = async (title, args) => {
  const child = spawn(process.execPath, ['--no-warnings', WRANGLER, ...args], {
    cwd: ROOT,
    env: projectEnv(QUIET),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let all = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
    all += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    all += chunk;
  });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(-1));
    child.on('close', (exit) => resolve(exit ?? -1));
  });
  mkdirSync(LOGS, { recursive: true });
  const log = join(LOGS, 'wrangler.log');
  writeFileSync(log, `wrangler ${args.join(' ')}\n${all}`);
  if (code !== 0) throw new Stop(`Falló el paso «${title}». El detalle está en ${relative(ROOT, log)}.`);
  return out;
};

/** The JSON document in what a command printed, after whatever it said before. */
export function jsonIn(output: string): unknown {
  const start = output.search(/^[[{]/m);
  if (start < 0) throw new Error('no JSON was printed');
  return JSON.parse(output.slice(start));
}
