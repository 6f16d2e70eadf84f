import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { DEMO_SMALL } from '../../scripts/demo/index.ts';
import { demoPayments } from '../../scripts/demo/payments.ts';
import { startLocalMail } from '../../scripts/lib/mail/local-mail.ts';
import { loadDemo } from '../../scripts/lib/shop/demo.ts';
import { startLocalGateway } from '../../scripts/lib/shop/local-gateway.ts';
import { startLocalOpenId } from '../../scripts/lib/shop/local-openid.ts';
import { freePort } from '../../scripts/lib/shop/ports.ts';
import { ROOM_FOR_LOAD } from '../../scripts/lib/shop/run-worker.ts';
import type { ProductDocument } from '../../src/domain/catalogue/document';
import { memoryFolder } from '../memory-folder';
import { migratedState } from '../migrated';
import { startPeer } from '../peers/spawn.ts';
import { type BuiltShop, openBuiltShop } from '../workerd/built-shop.ts';

export const SERVICE_TOKEN = 'servicio-de-prueba';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built Worker: on its own engine, and in front of another one as its retailer. */
    shops: { embedded: string; upstream: string };
    /** Address of the gateway of cards, where the bank and the till are played too. */
    gateway: string;
    /** Folder of the data of the shop on its own engine. */
    stateFolder: string;
    /** Folder where messages of the shop on its own engine end as .eml files. */
    mailFolder: string;
  }
}

/** What a shop in front of a retailer keeps itself: postal codes. */
const PLACES = DEMO_SMALL.map((store) => ({
  ...store,
  entities: store.entities.filter(([entity]) => entity === 'postal_code'),
})).filter(({ entities }) => entities.length > 0);

/** Test files buy beside each other: variants of the small demo come in numbers that nobody exhausts. */
const PLENTY = 500;
const STOCKED = DEMO_SMALL.map((store) => ({
  ...store,
  entities: store.entities.map(([entity, documents]): [typeof entity, object[]] => [
    entity,
    entity === 'product'
      ? (documents as ProductDocument[]).map((product) => ({
          ...product,
          configurable_children: product.configurable_children.map((child) =>
            child.stock?.is_in_stock ? { ...child, stock: { ...child.stock, qty: PLENTY } } : child,
          ),
        }))
      : documents,
  ]),
}));

async function start(
  folder: string,
  name: string,
  vars: Record<string, string> = {},
  port?: number,
): Promise<BuiltShop> {
  const state = join(folder, name);
  await migratedState(state);
  const at = port ?? (await freePort());
  return openBuiltShop({
    port: at,
    state,
    name: `e2e-${name}`,
    vars: {
      SERVICE_TOKEN,
      STORE_VIEWS: 'viu,muebles_america',
      MAIL_ORIGIN: `http://localhost:${at}`,
      ...ROOM_FOR_LOAD,
      ...vars,
    },
  });
}

interface OpenShops {
  provided: Pick<ProvidedContext, 'shops' | 'gateway' | 'mailFolder' | 'stateFolder'>;
  close(): Promise<void>;
}

async function openShops(): Promise<OpenShops> {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'tianguis-e2e-'));
  const mailFolder = join(folder, 'mail');
  const mail = await startLocalMail(mailFolder);
  // The furniture store alone is paid by transfer, at tills and by card too.
  const port = await freePort();
  const gateway = await startLocalGateway(`http://localhost:${port}`);
  const { muebles_america } = JSON.parse(demoPayments(gateway.url));
  const openId = await startLocalOpenId(['viu']);
  const challenges = await startPeer(new URL('../peers/turnstile/main.ts', import.meta.url));
  const vars = {
    ...openId.vars,
    ...mail.vars,
    ...gateway.vars,
    TURNSTILE_URL: challenges.url,
    PAYMENTS: JSON.stringify({ muebles_america }),
  };
  const embedded = await start(folder, 'embedded', vars, port);
  await loadDemo(embedded.url, SERVICE_TOKEN, STOCKED);
  const backend = { backend: 'upstream', url: embedded.url, keyed: true };
  const upstream = await start(folder, 'upstream', {
    BACKENDS: JSON.stringify({ viu: backend, muebles_america: backend }),
  });
  await loadDemo(upstream.url, SERVICE_TOKEN, PLACES);
  const close = async () => {
    await Promise.all([
      embedded.stop(),
      upstream.stop(),
      mail.stop(),
      gateway.stop(),
      openId.stop(),
      challenges.stop(),
    ]);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    provided: {
      mailFolder,
      stateFolder: join(folder, 'embedded'),
      gateway: gateway.url,
      shops: { embedded: embedded.url, upstream: upstream.url },
    },
    close,
  };
}

/**
 * Each project of a run of vitest loads this file for itself: what all of them visit is kept where they all find it.
 */
const SHARED = Symbol.for('shops of the tests');
const shared = globalThis as { [SHARED]?: { visiting: number; open: Promise<OpenShops> } };

/**
 * Starts the shops that tests of the built Worker visit, each with its own data in memory, once for all projects; the
 * last one that leaves ends them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared[SHARED] ??= { visiting: 0, open: openShops() };
  const visit = shared[SHARED];
  visit.visiting += 1;
  const { provided, close } = await visit.open;
  project.provide('mailFolder', provided.mailFolder);
  project.provide('stateFolder', provided.stateFolder);
  project.provide('gateway', provided.gateway);
  project.provide('shops', provided.shops);
  return async () => {
    visit.visiting -= 1;
    if (visit.visiting === 0) await close();
  };
}
