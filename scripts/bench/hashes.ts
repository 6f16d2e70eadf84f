import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../lib/build/build.ts';
import { type Direct, type DirectWorker, openDirect } from '../lib/ops/direct.ts';
import { load, quantile } from '../lib/ops/load.ts';
import { passingFolder } from '../lib/ops/measured-shop.ts';
import { keepMeasurement, table } from '../lib/ops/measurements.ts';
import { cpuMs, memory } from '../lib/ops/usage.ts';
import { hashModule } from './build-bare.ts';

const HASHES = 'hashes';
const TIMES = 20;
const LONGEST_MS = 60_000;
/** Into a hash that has begun. */
const MEANWHILE_MS = 20;
const HALF = 0.5;
const MIB = 1024 * 1024;

const MEASURED: [path: string, what: string][] = [
  ['/scrypt-14-5', 'scrypt of the platform, N 2^14, r 8, p 5 (what we take)'],
  ['/scrypt-14-5-asynchronous', 'the same, asynchronously'],
  ['/scrypt-15-3', 'scrypt of the platform, N 2^15, r 8, p 3'],
  ['/argon2id', 'argon2id of @noble/hashes, 19 MiB, two passes (what was stored before)'],
];

/** A bare Worker that hashes with the functions of the shop. */
export const hashWorker = async (): Promise<DirectWorker> => ({
  name: HASHES,
  main: 'hash.mjs',
  modules: { 'hash.mjs': await hashModule() },
  env: {},
});

/** Milliseconds of such hashes one after another, each until its answer. */
export async function hashMs(direct: Direct, path: string, count = TIMES): Promise<number[]> {
  const times: number[] = [];
  const { statuses } = await load({
    url: await direct.urlOf(HASHES),
    connections: 1,
    count,
    durationMs: LONGEST_MS,
    request: () => ({ path }),
    answered: (_, ms) => times.push(ms),
  });
  if (statuses[200] !== times.length) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return times;
}

async function measured([path, what]: [string, string]): Promise<string[]> {
  const direct = await openDirect([await hashWorker()], passingFolder(HASHES));
  try {
    await hashMs(direct, '/nothing');
    const before = memory(direct.workerd)?.now ?? 0;
    const cpuBefore = cpuMs(direct.workerd) ?? 0;
    const times = await hashMs(direct, path);
    const cpuEach = ((cpuMs(direct.workerd) ?? 0) - cpuBefore) / times.length;
    const held = (memory(direct.workerd)?.peak ?? 0) - before;
    const hashing = hashMs(direct, path, 1);
    await pause(MEANWHILE_MS);
    const [meanwhile = 0] = await hashMs(direct, '/nothing', 1);
    await hashing;
    const ms = (value: number) => value.toFixed(0);
    return [
      what,
      ms(quantile(times, HALF)),
      ms(quantile(times, 1)),
      ms(cpuEach),
      (held / MIB).toFixed(0),
      ms(meanwhile),
    ];
  } finally {
    await direct.close();
  }
}

/** Measures what a hash of a password costs in workerd, prints and keeps it. */
export async function benchHashes(): Promise<void> {
  await build(() => console.log('Construyendo…'));
  const rows: string[][] = [];
  for (const one of MEASURED) rows.push(await measured(one));
  const text = table(
    [
      'one hash in workerd',
      'ms, half',
      'slowest',
      'CPU ms',
      'memory MiB',
      `ms of another request ${MEANWHILE_MS} ms into it`,
    ],
    rows,
  );
  console.log(`\n${text}\n`);
  keepMeasurement('hashes', 'npm run bench -- --hashes', text);
}
