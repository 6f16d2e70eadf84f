import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { pageStyles } from './scripts/lib/build/page-styles-plugin.ts';
import { PATIENCE_MS } from './tests/patience.ts';
import { deliberateBugs } from './tests/simulation/bugs-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const SLOW_TEST_MS = 60_000;
/** How long a test looks again for what is to come. */
const POLL = { poll: { timeout: PATIENCE_MS } };
/** Tests of the default view order more than one telephone may; other views have the figures of a shop. */
const MANY_ORDERS = JSON.stringify({ viu: { perPhone: 10_000, perAddress: 10_000 } });

/** The default view of these tests is registered for the reduced rate of the northern border. */
const BORDER_TAX = JSON.stringify({ viu: [{ region: 'norte', taxClassIds: [2], from: '2020-01-01' }] });

/** Another view of the Worker's tests is paid in every way there is, by a card at once. */
const PAYMENTS = JSON.stringify({
  muebles_america: {
    spei: { bank: '646', plaza: '180', account: '02', bankName: 'STP', beneficiary: 'Muebles América' },
    store: { prefix: '9802', shops: ['Farmacia'] },
    card: { url: 'http://localhost:4999', capture: 'at-once', months: [{ months: 3, from: 300 }] },
  },
});

/** What the build makes, for tests that run without one. */
const BUILT = [
  { find: 'virtual:later-words', replacement: `${root}tests/fakes/later-words.ts` },
  { find: 'virtual:browser-assets', replacement: `${root}tests/fakes/browser-assets.ts` },
  { find: /^\.\/islands-door$/, replacement: `${root}tests/fakes/islands-door.ts` },
];

/** What `npm run soak -- --samples` asks for: see tests/sample.ts. */
const SOAK = { seed: Number(process.env.SOAK_SEED ?? 0), share: Number(process.env.SOAK_SHARE ?? 0) };

/**
 * One workerd serves all test files of a run, handed over clean by tests/worker-setup.ts; packages come to it bundled.
 * With more workers each file would load everything anew: a second core is kept busy by a second run with other files
 * (`--shard`).
 */
const IN_WORKERD = {
  maxWorkers: 1,
  isolate: false,
  deps: {
    optimizer: {
      ssr: {
        enabled: true,
        include: [
          '@noble/hashes/argon2.js',
          'drizzle-orm',
          'drizzle-orm/d1',
          'drizzle-orm/sqlite-core',
          'hono/router/trie-router',
          'hono/tiny',
          'htmlparser2',
          'jose',
          'zod',
        ],
      },
    },
  },
  setupFiles: ['./tests/worker-setup.ts'],
  expect: POLL,
  testTimeout: SLOW_TEST_MS,
  hookTimeout: 2 * SLOW_TEST_MS,
};

/**
 * A walk that fails is done once more, from the start, and the closing lines name it if it passes then: what a busy
 * machine does to a browser refuses nobody's work, and is seen. Whoever looks for such walks has one try.
 */
const TRIES_AGAIN = SOAK.share > 0 || process.env.LATE_SCRIPTS_MS ? 0 : 1;

/** Tests of the built Worker that ask it as any client does. */
const WITHOUT_BROWSER = 'tests/e2e/{http-*,concurrency,form-keys,stale}.test.ts';

/** `TEST_CPU=1 npm test -- e2e` names beside the slowest files what they cost, which asks the system once a test. */
const MEASURED = process.env.TEST_CPU ? ['./scripts/lib/cpu-of-tests.ts'] : [];

const OF_BUILT_WORKER = {
  provide: { soak: SOAK },
  setupFiles: MEASURED,
  environment: 'node' as const,
  globalSetup: ['./tests/e2e/shops.ts'],
  // The files of a process share its browser and what they import.
  isolate: false,
  // A browser waits more than it works: two files at a time keep two cores busy; of three some pages come too late.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  expect: POLL,
  testTimeout: SLOW_TEST_MS,
  // Two files may start shops of their own at the same time.
  hookTimeout: 2 * SLOW_TEST_MS,
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        resolve: {
          alias: [{ find: 'cloudflare:workers', replacement: `${root}tests/fakes/cloudflare-workers.ts` }, ...BUILT],
        },
        define: { __FAILPOINTS__: 'true' },
        plugins: [pageStyles(), deliberateBugs()],
        test: {
          name: 'unit',
          provide: { soak: SOAK },
          expect: POLL,
          testTimeout: SLOW_TEST_MS,
          hookTimeout: SLOW_TEST_MS,
          environment: 'node',
          isolate: false,
          setupFiles: ['./tests/fresh-modules.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'workers/**/*.unit.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'tests/house/**/*.test.ts',
            'tests/oracle/*.unit.test.ts',
            'tests/simulation/*.unit.test.ts',
          ],
        },
      },
      {
        resolve: { alias: BUILT },
        define: { __FAILPOINTS__: 'true' },
        plugins: [
          pageStyles(),
          deliberateBugs(),
          cloudflareTest(async () => ({
            main: './tests/worker-entry.ts',
            verbose: false,
            miniflare: {
              compatibilityDate: '2026-09-18',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: { CATALOGUE: 'tianguis-catalogue', SHOP: 'tianguis-shop' },
              kvNamespaces: ['EDGE_KV'],
              r2Buckets: ['PICTURES'],
              durableObjects: {
                CART: { className: 'CartObject', useSQLite: true },
                MIRRORED_CART: { className: 'MirroredCart', useSQLite: true },
                FAR_CART: { className: 'FarCart', useSQLite: true },
                FORM_SESSION: { className: 'FormSessionObject', useSQLite: true },
                ATTEMPTS: { className: 'AttemptsObject', useSQLite: true },
                CUSTOMER_SESSIONS: { className: 'AccountObject', useSQLite: true },
                BLANK: { className: 'BlankObject', useSQLite: true },
              },
              ratelimits: {
                LIMIT_READ: { namespace_id: '1', simple: { limit: 3, period: 60 } },
                LIMIT_READ_ADDRESS: { namespace_id: '2', simple: { limit: 30, period: 60 } },
              },
              bindings: {
                APP_ENV: 'local',
                // Read where a test says that the shop is deployed.
                PUBLIC_ORIGIN: 'https://tienda.example',
                STORE_VIEWS: 'viu,muebles_america',
                UNPAID_ORDERS: MANY_ORDERS,
                PAYMENTS,
                GATEWAY_TOKEN: 'clave-de-la-pasarela',
                BORDER_TAX,
                SERVICE_TOKEN: 'servicio-de-prueba',
                SESSION_KEYS: 'clave-de-prueba-de-las-sesiones-0001',
                CATALOGUE_MIGRATIONS: await readD1Migrations(`${root}migrations/catalogue`),
                SHOP_MIGRATIONS: await readD1Migrations(`${root}migrations/shop`),
                SAMPLES: process.env.SAMPLES ?? '',
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          provide: { soak: SOAK },
          include: ['workers/**/*.test.ts', 'functions/**/*.test.ts', 'tests/simulation/*.worker.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          ...IN_WORKERD,
        },
      },
      {
        test: {
          name: 'fault',
          provide: { soak: SOAK },
          environment: 'node',
          isolate: false,
          include: ['tests/fault/**/*.test.ts'],
          expect: POLL,
          testTimeout: SLOW_TEST_MS,
          hookTimeout: 2 * SLOW_TEST_MS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [WITHOUT_BROWSER],
          ...OF_BUILT_WORKER,
          retry: TRIES_AGAIN,
        },
      },
      {
        test: {
          name: 'http',
          include: [WITHOUT_BROWSER],
          ...OF_BUILT_WORKER,
        },
      },
      {
        resolve: { alias: BUILT },
        define: { __FAILPOINTS__: 'true' },
        plugins: [
          pageStyles(),
          cloudflareTest(async ({ inject }) => ({
            main: './tests/contract/worker.ts',
            verbose: false,
            miniflare: {
              compatibilityDate: '2026-09-18',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: { CATALOGUE: 'tianguis-catalogue', SHOP: 'tianguis-shop' },
              kvNamespaces: ['EDGE_KV'],
              r2Buckets: ['PICTURES'],
              durableObjects: {
                CART: { className: 'CartObject', useSQLite: true },
                FAMILY_CART: { className: 'FamilyCart', useSQLite: true },
                OURS_CART: { className: 'OursCart', useSQLite: true },
                ATTEMPTS: { className: 'AttemptsObject', useSQLite: true },
                CUSTOMER_SESSIONS: { className: 'AccountObject', useSQLite: true },
              },
              bindings: {
                APP_ENV: 'local',
                SESSION_KEYS: 'clave-de-prueba-de-las-sesiones-0001',
                STORE_VIEWS: 'viu,muebles_america',
                UNPAID_ORDERS: MANY_ORDERS,
                CATALOGUE_MIGRATIONS: await readD1Migrations(`${root}migrations/catalogue`),
                SHOP_MIGRATIONS: await readD1Migrations(`${root}migrations/shop`),
                FAMILY: inject<string>('family'),
                OURS: inject<string>('ours'),
                REDIS: inject<string>('redis'),
              },
            },
          })),
        ],
        test: {
          name: 'contract',
          provide: { soak: SOAK },
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['./tests/contract/global-setup.ts'],
          ...IN_WORKERD,
        },
      },
    ],
  },
});
