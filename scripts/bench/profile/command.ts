import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { build } from '../../lib/build/build.ts';
import { openDirect } from '../../lib/ops/direct.ts';
import { load } from '../../lib/ops/load.ts';
import { MEASURED_TOKEN, MEASURED_VARS, passingFolder } from '../../lib/ops/measured-shop.ts';
import { DIST_CONFIG } from '../../lib/paths.mjs';
import { loadDemo } from '../../lib/shop/demo.ts';
import { migrate } from '../../lib/shop/migrate.ts';
import { Stop } from '../../lib/stop.mjs';
import { OURS, ourCases, oursWith } from '../cases.ts';
import { storeOfFifty } from '../fifty.ts';
import { type Profile, type Share, sharesOf, sourcePlaces } from './profile.ts';

const CONNECTIONS = 4;
const MOST_REQUESTS = 1_000_000;
const WARM_UP_MS = 4_000;
const PROFILED_MS = 8_000;
const INTERVAL_US = 200;
const RUN_BYTES = 6;
const SHOWN = 40;
const DIGITS = 3;

/** What can be profiled, by the name of the bench's case. */
const PAGES: Readonly<Record<string, string>> = {
  product: 'our product page, uncached',
  category: 'our category page of 50, uncached',
  home: 'our home page, uncached',
  cart: 'our cart add',
  kept: 'our category page, cached',
};

function table(title: string, shares: Map<string, Share>, requests: number): string {
  const rows = [...shares]
    .sort(([, a], [, b]) => b.own - a.own || b.all - a.all)
    .slice(0, SHOWN)
    .map(
      ([name, { own, all }]) =>
        `| ${name} | ${(own / requests).toFixed(DIGITS)} | ${(all / requests).toFixed(DIGITS)} |`,
    );
  return [`| ${title} | own ms/req | with what it calls |`, '| --- | ---: | ---: |', ...rows].join('\n');
}

/**
 * Says where workerd spends the time of one kind of request, by library, source file and function, a request. Being
 * profiled costs time itself: shares are to be read, not sums.
 */
export async function benchProfile(page: string): Promise<void> {
  const name = PAGES[page];
  if (name === undefined) throw new Stop(`«--profile ${page}» no está entre ${Object.keys(PAGES).join(', ')}.`);
  await build(() => console.log('Construyendo…'));
  const state = passingFolder('profile');
  await migrate(state, () => {});
  const store = storeOfFifty();
  const driven = ourCases(store, randomBytes(RUN_BYTES).toString('hex')).find((one) => one.name === name);
  if (!driven) throw new Error(`the bench has no case ${name}`);
  const direct = await openDirect(oursWith(MEASURED_VARS), state, { inspected: true });
  try {
    await loadDemo((await direct.urlOf(OURS)).href, MEASURED_TOKEN, [store]);
    const url = await direct.urlOf(driven.worker);
    let sent = 0;
    const drive = async (durationMs: number): Promise<number> => {
      const from = sent;
      const { requests } = await load({
        url,
        connections: CONNECTIONS,
        count: MOST_REQUESTS,
        durationMs,
        request: (number) => driven.request(from + number),
        keepBodies: driven.answered !== undefined,
        answered: (answer) => driven.answered?.(answer),
      });
      sent += requests;
      return requests;
    };
    await drive(WARM_UP_MS);
    const inspector = await direct.inspect(driven.worker);
    await inspector.ask('Profiler.enable');
    await inspector.ask('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await inspector.ask('Profiler.start');
    const requests = await drive(PROFILED_MS);
    const { profile } = await inspector.ask<{ profile: Profile }>('Profiler.stop');
    inspector.close();
    const { busyMs, libraries, files, functions } = sharesOf(profile, sourcePlaces(dirname(DIST_CONFIG)));
    console.log(`\n${name}: ${requests} requests, ${(busyMs / requests).toFixed(DIGITS)} ms busy each\n`);
    console.log(table('library', libraries, requests), '\n');
    console.log(table('file', files, requests), '\n');
    console.log(table('function', functions, requests), '\n');
  } finally {
    await direct.close();
  }
}
