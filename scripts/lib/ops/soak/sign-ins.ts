import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { OURS, oursWith } from '../../../bench/cases.ts';
import { storeOfFifty } from '../../../bench/fifty.ts';
import { hashMs, hashWorker } from '../../../bench/hashes.ts';
import { loadDemo } from '../../shop/demo.ts';
import { migrate } from '../../shop/migrate.ts';
import { newSessionKey } from '../../shop/session-keys.ts';
import { openDirect } from '../direct.ts';
import { quantile } from '../load.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../measured-shop.ts';
import { keepMeasurement } from '../measurements.ts';
import { memory } from '../usage.ts';
import { type Held, MANY, ROUNDS, signInFaults, signInsTable, type Timed, TOO_MANY } from './sign-in-figures.ts';
import { rush, signUp, together, watchPage } from './sign-in-rush.ts';

/** What the platform's scrypt holds beside heap and buffers, where no reading of the Worker shows it: 128 · N · r. */
const HASH_BYTES = 128 * 2 ** 14 * 8;
const READ_EVERY_MS = 20;
/** How long the page is watched while nobody signs in. */
const QUIET_MS = 2_000;
const HALF = 0.5;

/** The rushes, timed with nothing that looks on. */
async function timed(state: string, vars: Record<string, string>): Promise<Timed> {
  const direct = await openDirect([...oursWith(vars), await hashWorker()], state);
  try {
    const url = await direct.urlOf(OURS);
    await loadDemo(url.href, MEASURED_TOKEN, [storeOfFifty()]);
    await signUp(url, TOO_MANY);
    const hash = quantile(await hashMs(direct, '/scrypt-14-5'), HALF);
    const end = performance.now() + QUIET_MS;
    const own = await watchPage(url, () => performance.now() > end);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await rush(url, MANY));
    return { hashMs: hash, ownPageMs: quantile(own, HALF), many: together(rounds), tooMany: await rush(url, TOO_MANY) };
  } finally {
    await direct.close();
  }
}

/** The same many once more, while somebody reads what memory the Worker holds. */
async function held(state: string, vars: Record<string, string>): Promise<Held> {
  const direct = await openDirect(oursWith(vars), state, { inspected: true });
  try {
    const url = await direct.urlOf(OURS);
    const inspector = await direct.inspect(OURS);
    const before = await inspector.heldBytes();
    let peak = 0;
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        peak = Math.max(peak, await inspector.heldBytes());
        await pause(READ_EVERY_MS);
      }
    })();
    for (let round = 0; round < ROUNDS; round += 1) await rush(url, MANY);
    isOver = true;
    await reading;
    inspector.close();
    return { before, peak: peak + HASH_BYTES, runtime: memory(direct.workerd)?.peak ?? null };
  } finally {
    await direct.close();
  }
}

/** Only the sign-ins, printed and kept in the documents; answers the exit code. */
export async function soakSignInsAlone(): Promise<number> {
  const state = passingFolder('sign-ins');
  const vars = { ...MEASURED_VARS, SESSION_KEYS: newSessionKey() };
  try {
    await migrate(state, () => {});
    const times = await timed(state, vars);
    const bytes = await held(state, vars);
    const text = signInsTable(times, bytes);
    console.log(`\n${text}\n`);
    keepMeasurement('sign-ins', 'npm run soak -- --sign-ins', text);
    const wrong = signInFaults(times, bytes);
    for (const line of wrong) console.error(`✗ ${line}`);
    return wrong.length === 0 ? 0 : 1;
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
