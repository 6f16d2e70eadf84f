import { rmSync } from 'node:fs';
import { OURS, oursWith } from '../../../bench/cases.ts';
import { migrate } from '../../migrate.ts';
import { newSessionKey } from '../../session-keys.ts';
import type { Sent } from '../connection.ts';
import { type Direct, openDirect } from '../direct.ts';
import { load } from '../load.ts';
import { MEASURED_VARS, passingFolder } from '../measured-shop.ts';
import { keepMeasurement, table } from '../measurements.ts';
import { MIB } from './faults.ts';

/** Sign-ins at the same moment, and how often that happens. */
const AT_ONCE = 50;
const ROUNDS = 10;
const MOST_BYTES = 100 * 1000 * 1000;
const READ_EVERY_MS = 20;
const LONGEST_MS = 120_000;

interface SignInsResult {
  statuses: Record<number, number>;
  p50Ms: number;
  p99Ms: number;
  /** Heap and buffers of the Worker before, and the most of them while passwords were hashed, in bytes. */
  before: number;
  peak: number;
}

/** Nobody's sign-in costs what anybody's does: one hash. */
function signInCall(number: number): Sent {
  const body = JSON.stringify({ username: `nadie-${number}@example.mx`, password: 'Contraseña1' });
  return { method: 'POST', path: '/api/user/login', headers: { 'content-type': 'application/json' }, body };
}

/** Signs in from many places at once, again and again, and reads meanwhile what memory the Worker holds. */
async function soakSignIns(direct: Direct): Promise<SignInsResult> {
  const url = await direct.urlOf(OURS);
  const inspector = await direct.inspect(OURS);
  const statuses: Record<number, number> = {};
  let peak = 0;
  let isOver = false;
  let waits = { p50Ms: 0, p99Ms: 0 };
  try {
    const before = await inspector.heldBytes();
    const reading = (async () => {
      while (!isOver) {
        peak = Math.max(peak, await inspector.heldBytes());
        await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
      }
    })();
    for (let round = 0; round < ROUNDS; round += 1) {
      const done = await load({ url, connections: AT_ONCE, count: AT_ONCE, durationMs: LONGEST_MS, request: (number) => signInCall(round * AT_ONCE + number) });
      for (const [status, times] of Object.entries(done.statuses)) statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times;
      waits = { p50Ms: Math.max(waits.p50Ms, done.p50Ms), p99Ms: Math.max(waits.p99Ms, done.p99Ms) };
    }
    isOver = true;
    await reading;
    return { statuses, ...waits, before, peak };
  } finally {
    isOver = true;
    inspector.close();
  }
}

const mib = (bytes: number): string => (bytes / MIB).toFixed(1);

const report = ({ statuses, p50Ms, p99Ms, before, peak }: SignInsResult): string =>
  table(
    [`${AT_ONCE} sign-ins at once, ${ROUNDS} times`, ''],
    [
      ['password looked at (401) / told to come again (503)', `${statuses[401] ?? 0} / ${statuses[503] ?? 0}`],
      ['ms until the answer, half / 99 of 100, slowest round', `${Math.round(p50Ms)} / ${Math.round(p99Ms)}`],
      ['heap and buffers of the Worker before / at most, MiB', `${mib(before)} / ${mib(peak)}`],
    ],
  );

/** Only the sign-ins, printed and kept in the documents; answers the exit code: 1 above 100 MB. */
export async function soakSignInsAlone(): Promise<number> {
  const state = passingFolder('sign-ins');
  try {
    await migrate(state, () => {});
    const direct = await openDirect(oursWith({ ...MEASURED_VARS, SESSION_KEYS: newSessionKey() }), state, { inspected: true });
    const result = await soakSignIns(direct).finally(() => direct.close());
    const text = report(result);
    console.log(`\n${text}\n`);
    keepMeasurement('sign-ins', 'npm run soak -- --sign-ins', text);
    const others = Object.keys(result.statuses).filter((status) => status !== '401' && status !== '503');
    if (result.peak <= MOST_BYTES && others.length === 0) return 0;
    console.error(`✗ ${mib(result.peak)} MiB; respuestas ${JSON.stringify(result.statuses)}`);
    return 1;
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
