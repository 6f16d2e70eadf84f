import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../paths.mjs';
import { isAlive } from '../processes.ts';
import { readText } from '../read-text.ts';

const FILE = join(DATA, 'running.json');

export interface Running {
  pid: number;
  url: string;
}

/** The shop that is open over the local data, or null. */
export function runningShop(): Running | null {
  const text = readText(FILE);
  if (!text) return null;
  const running = JSON.parse(text) as Running;
  return running.pid !== process.pid && isAlive(running.pid) ? running : null;
}

/** Notes that this process has the local data open, until it ends. */
export function noteRunning(url: string): void {
  mkdirSync(DATA, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ pid: process.pid, url } satisfies Running));
  process.on('exit', () => rmSync(FILE, { force: true }));
}
