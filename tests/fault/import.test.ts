import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBigCatalogue } from '../../scripts/lib/import/big-catalogue';
import { EAGER_COLLECTION, peakMib } from '../../scripts/lib/import/peak';
import { waitUntil } from '../../scripts/lib/wait-until';
import { folderFor, ImportShop } from '../import/shop';
import { sampled } from '../sample';

const MEGABYTES = sampled(2, 20);
const SMALL_MEGABYTES = 2;
/** What is held does not depend on the size of the file: `scripts/import-soak.mjs` measures one of 200 MB. */
const MOST_MIB = 300;
const MIDWAY_MS = 60_000;
const TEST_MS = 180_000;

interface Progress {
  run: number;
  state: string;
  products: number;
  sources: { entity: string; position: number }[];
}

let shop: ImportShop;
let small: string;
let products: number;
beforeAll(async () => {
  shop = await ImportShop.open();
  small = folderFor('small');
  products = await writeBigCatalogue(small, SMALL_MEGABYTES);
}, TEST_MS);
afterAll(async () => {
  await shop.close();
  rmSync(small, { recursive: true, force: true });
});

/** Starts the Worker anew, so that it collects its garbage as it goes, or when it likes: that takes a third longer. */
async function collectEagerly(isEager: boolean): Promise<void> {
  if (isEager) Object.assign(process.env, EAGER_COLLECTION);
  else for (const name of Object.keys(EAGER_COLLECTION)) delete process.env[name];
  await shop.kill();
  await shop.start();
}

const served = async () => JSON.stringify(await (await fetch(`${shop.url}/api/health`)).json());

/** An import, once some of its products but not all are there. */
const midway = (run: number): Promise<Progress> =>
  waitUntil<Progress | false>(
    async () => {
      const progress = await shop.get<Progress | string>(`import/${run}`);
      return (
        typeof progress !== 'string' &&
        progress.state === 'open' &&
        progress.products > 0 &&
        progress.products < products &&
        progress
      );
    },
    { timeoutMs: MIDWAY_MS, message: 'the import did not get under way' },
  ).then((progress) => {
    if (!progress) throw new Error('there is no import under way');
    return progress;
  });

test(
  `a file of ${MEGABYTES} MB is imported in less than 300 MB, by the command and by the Worker`,
  async () => {
    const folder = folderFor('large');
    await collectEagerly(true);
    try {
      const count = await writeBigCatalogue(folder, MEGABYTES);
      const { code, out, peakMib: ofCommand } = await shop.command(folder).end;
      expect(out).toContain(`${count} productos`);
      expect(code).toBe(0);
      expect(ofCommand).toBeGreaterThan(0);
      expect(ofCommand).toBeLessThan(MOST_MIB);
      expect(peakMib(shop.pid)).toBeLessThan(MOST_MIB);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await collectEagerly(false);
    }
  },
  TEST_MS,
);

test(
  'a command that is killed midway goes on where it stopped: nothing is lost, nothing comes twice',
  async () => {
    const before = await served();
    const first = shop.command(small, '--allow-fewer');
    const { run } = await midway(2);
    first.child.kill('SIGKILL');
    await first.end;
    expect(await served()).toBe(before);
    const second = await shop.command(small, '--allow-fewer').end;
    expect(second.out).toContain('Se sigue con la importación');
    expect(second.out).toContain(
      `${products} productos y 40 categorías; ${products + 42} documentos tomados, 0 omitidos`,
    );
    expect(await shop.get(`import/${run}`)).toMatchObject({ state: 'committed', products });
    expect(await served()).not.toBe(before);
  },
  TEST_MS,
);

test(
  'a Worker that is killed midway serves the old catalogue when it is back; the same command goes on and switches to the new one as a whole',
  async () => {
    const [before, old] = [await served(), await shop.exported('product')];
    writeFileSync(join(small, 'redirects.ndjson'), '{"from":"/viejo","to":"/nuevo"}\n');
    const lost = shop.command(small);
    const { run } = await midway(3);
    await shop.kill();
    lost.child.kill('SIGKILL');
    await lost.end;
    await shop.start();
    expect(await served()).toBe(before);
    expect(await shop.exported('product')).toEqual(old);
    const again = await shop.command(small).end;
    expect(again.out).toContain(`${products + 43} documentos tomados, 0 omitidos`);
    expect(await shop.get(`import/${run}`)).toMatchObject({ state: 'committed', products });
    expect(await served()).not.toBe(before);
    expect(await shop.exported('product')).toEqual(old);
    expect(await shop.exported('redirect')).toEqual(['{"from":"/viejo","to":"/nuevo"}']);
  },
  TEST_MS,
);

test(
  'a command that finds the Worker away for a moment waits and goes on by itself',
  async () => {
    const running = shop.command(small);
    await midway(4);
    await shop.kill();
    await shop.start();
    const { code, out } = await running.end;
    expect(out).toContain(`${products} productos`);
    expect(code).toBe(0);
  },
  TEST_MS,
);
