import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../lib/chromium.ts';
import { projectEnv } from '../lib/fresh-node.mjs';
import { passingFolder } from '../lib/ops/measured-shop.ts';
import { send } from '../lib/processes.ts';

/** No dependency of the project: npx fetches this version when it is asked for. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --ignore-certificate-errors';
export const PERCENT = 100;

interface Report {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

export interface Verdict {
  /** Of 0 to 1, by category. */
  scores: Record<string, number>;
  /** What the audits measured, by audit. */
  values: Record<string, number | undefined>;
}

/**
 * Lets Lighthouse look at a page as its own phone, `cpu` times slower than this machine; with `cookie` as whoever holds
 * it. Throws when it gives no score.
 */
export async function askLighthouse(
  url: string,
  categories: string[],
  { cpu = 4, cookie }: { cpu?: number; cookie?: string } = {},
): Promise<Verdict> {
  const file = join(passingFolder('lighthouse'), 'report.json');
  const options = [
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : [];
  const args = ['--yes', LIGHTHOUSE, url, ...options, ...headers, `--throttling.cpuSlowdownMultiplier=${cpu}`];
  const child = spawn('npx', args, {
    env: projectEnv({ CHROME_PATH: chromiumPath() }),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  // Asked to end like this it closes the browser it has opened.
  const endWithUs = () => child.pid && send(-child.pid, 'SIGINT');
  process.on('exit', endWithUs);
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part;
  });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  process.off('exit', endWithUs);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${said.trim().split('\n').at(-1) ?? ''}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const scores = Object.entries(report.categories).map(([name, { score }]): [string, number] => {
    if (report.runtimeError || score === null)
      throw new Error(`Lighthouse: ${report.runtimeError?.code ?? 'no score'}`);
    return [name, score];
  });
  return {
    scores: Object.fromEntries(scores),
    values: Object.fromEntries(Object.entries(report.audits).map(([name, { numericValue }]) => [name, numericValue])),
  };
}
