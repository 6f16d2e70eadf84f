import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../../lib/chromium.ts';
import { projectEnv } from '../../lib/fresh-node.mjs';
import { passingFolder } from '../../lib/ops/measured-shop.ts';
import { send } from '../../lib/processes.ts';
import type { Figure } from '../figures.ts';
import { type Reading, readings } from '../reading.ts';
import type { Stage } from '../stage.ts';
import { type Group, PAGES } from './group.ts';

/** No dependency of the project: npx fetches this version when it is asked for. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --ignore-certificate-errors';
const PERCENT = 100;
const LARGEST_PAINT_TIMES = 1.05;
/** CPU slowdown of Lighthouse's own phone, and of one half as fast; and the least score on it. */
const PHONES = [
  { cpu: 4, least: 100 },
  { cpu: 8, least: 97 },
] as const;
const FORMS = ['ours', 'bare'] as const;
const WHAT = ['score', 'largest paint, ms', 'blocking time, ms', 'layout shift'] as const;
const AUDITS = {
  'largest paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

interface Report {
  runtimeError?: { code: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

type Phone = (typeof PHONES)[number];
const idOf = (page: string, cpu: number, what: string) => `lighthouse ${page} ${cpu} ${what}`;

function figure(page: string, { cpu, least }: Phone, what: (typeof WHAT)[number]): Figure {
  const base = { id: idOf(page, cpu, what), title: `${page}, CPU ${cpu}×: ${what}` };
  if (what === 'score') return { ...base, limit: { least } };
  if (what === 'largest paint, ms') return { ...base, limit: { times: LARGEST_PAINT_TIMES, of: 'bare' } };
  if (what === 'layout shift') return { ...base, digits: 3, limit: { most: 0 } };
  return base;
}

async function run(url: string, cpu: number): Promise<Report> {
  const file = join(passingFolder('lighthouse'), 'report.json');
  const options = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`];
  const args = ['--yes', LIGHTHOUSE, url, ...options, `--throttling.cpuSlowdownMultiplier=${cpu}`];
  const child = spawn('npx', args, { env: projectEnv({ CHROME_PATH: chromiumPath() }), stdio: ['ignore', 'ignore', 'pipe'], detached: true });
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
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

async function look(stage: Stage, form: (typeof FORMS)[number], page: (typeof PAGES)[number], { cpu }: Phone): Promise<Reading[]> {
  const ids = WHAT.map((what) => idOf(page, cpu, what));
  return readings(form, ids, async (found) => {
    const edge = stage.edges[form];
    edge.set(null);
    const { categories, audits, runtimeError } = await run(new URL(stage.pages[page], edge.origin).href, cpu);
    if (runtimeError || categories.performance.score === null) throw new Error(`Lighthouse: ${runtimeError?.code ?? 'no score'}`);
    found(idOf(page, cpu, 'score'), categories.performance.score * PERCENT);
    for (const [what, audit] of Object.entries(AUDITS)) {
      const value = audits[audit]?.numericValue;
      if (value !== undefined) found(idOf(page, cpu, what), value);
    }
  });
}

/** Lighthouse's own word, with the throttling it simulates. */
export const lighthouse: Group = {
  name: 'lighthouse',
  title: 'Lighthouse mobile, simulated slow 4G',
  figures: PHONES.flatMap((phone) => PAGES.flatMap((page) => WHAT.map((what) => figure(page, phone, what)))),
  async measure(stage) {
    const all: Reading[] = [];
    for (const phone of PHONES) for (const page of PAGES) for (const form of FORMS) all.push(...(await look(stage, form, page, phone)));
    return all;
  },
};
