import type { DemoStore } from '../demo/index.ts';
import type { Sent } from '../lib/ops/connection.ts';
import { builtWorker, type DirectWorker } from '../lib/ops/direct.ts';
import type { Answer } from '../lib/ops/http-answer.ts';
import type { BareCard } from './bare/card.ts';
import { type BareModule, bareModule, bareRscModules } from './build-bare.ts';
import { buyableSkus, FIFTY, measuredPages } from './fifty.ts';

/** Lines each cart gets; the bare object gets as many rows. */
const LINES_A_CART = 5;
const TOKEN_LENGTH = 32;
const OK = 200;

/** What of the answer to an add says where the next one goes. */
interface Added {
  result: { quote_id: string };
  /** The first add makes version 1 of a cart, each further one the next. */
  meta: { version: number };
}

export interface Case {
  name: string;
  worker: string;
  /** The case whose cost this one's is told in, null for the first of all. */
  twin: string | null;
  /** What its cost may be at most, as a ratio to its twin's, where that is agreed. */
  limit?: number;
  /** Each request opens an object, which a runtime keeps open: it is asked for a part of the time, as open files are limited. */
  opens?: true;
  request(number: number): Sent;
  /** Told of every answer and its body, where later requests go by what earlier ones were answered. */
  answered?(answer: Answer): void;
}

/** The name of a bare object that no other run has, as long as a cart's token. */
const objectName = (run: string, number: number): string =>
  `${run}${number}`.padEnd(TOKEN_LENGTH, '_').slice(0, TOKEN_LENGTH);

/** The call that adds to the cart of this token, or opens one. */
const addTo = (token: string | null, sku: string | undefined): Sent => ({
  method: 'POST',
  path: `/api/cart/update${token === null ? '' : `?cartId=${token}`}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ cartItem: { sku, qty: 1 } }),
});

/**
 * Adds as a client makes them: the first opens a cart, and the next ones go to the cart that was answered until it has
 * its lines. Only a token the shop gave out names a cart.
 */
function addsOfCarts(skus: string[]): Pick<Case, 'request' | 'answered'> {
  const carts: { token: string; lines: number }[] = [];
  return {
    request() {
      const { token, lines } = carts.pop() ?? { token: null, lines: 0 };
      return addTo(token, skus[lines]);
    },
    answered({ status, body }) {
      if (status !== OK || body === null) return;
      const { result, meta } = JSON.parse(body.toString()) as Added;
      if (meta.version < LINES_A_CART) carts.push({ token: result.quote_id, lines: meta.version });
    },
  };
}

const get = (path: string) => (): Sent => ({ path });

/** Hosts that requests are spread over: equal ones at the same time are rendered once, and a host is part of a page. */
const HOSTS = 100_000;

/** A page that is rendered for each request. */
export const renderedEach =
  (path: string) =>
  (number: number): Sent => ({ path, host: `t${number % HOSTS}.localhost` });

/**
 * One worker of ours twice: with the page cache it has on this machine, and as a preview, where pages go through the
 * platform's cache, which is not there locally and keeps nothing.
 */
export const OURS = 'ours';
export const OURS_UNCACHED = 'ours-uncached';

/** The cases, for one run of one Worker: those of carts remember the carts they opened. */
export function ourCases(store: DemoStore, run: string): Case[] {
  const pages = measuredPages(store);
  const skus = buyableSkus(store);
  const add = (number: number): Sent => addTo(null, skus[number % LINES_A_CART]);
  const write = (name: string, number: number): Sent => ({ ...add(number), path: `/${name}` });
  return [
    { name: 'bare Worker, fixed string', worker: 'bare-fixed', twin: null, request: get('/') },
    { name: 'bare Worker, Cache API', worker: 'bare-cached', twin: 'bare Worker, fixed string', request: get('/') },
    {
      name: `bare RSC page of ${FIFTY} cards`,
      worker: 'bare-rsc',
      twin: 'bare Worker, fixed string',
      request: get('/'),
    },
    {
      name: 'our category page, cached',
      worker: OURS,
      twin: 'bare Worker, Cache API',
      limit: 1.4,
      request: get(pages.category),
    },
    {
      name: `our category page of ${FIFTY}, uncached`,
      worker: OURS_UNCACHED,
      twin: `bare RSC page of ${FIFTY} cards`,
      limit: 3,
      request: renderedEach(pages.category),
    },
    {
      name: 'our product page, uncached',
      worker: OURS_UNCACHED,
      twin: `bare RSC page of ${FIFTY} cards`,
      limit: 4,
      request: renderedEach(pages.product),
    },
    {
      name: 'our home page, uncached',
      worker: OURS_UNCACHED,
      twin: `bare RSC page of ${FIFTY} cards`,
      limit: 3,
      request: renderedEach(pages.home),
    },
    {
      name: 'bare object write',
      worker: 'bare-object',
      twin: 'bare Worker, fixed string',
      request: (number) => write(objectName(run, Math.floor(number / LINES_A_CART)), number),
    },
    {
      name: 'bare object write beside two reads of D1',
      worker: 'bare-reading-object',
      twin: 'bare object write',
      request: (number) => write(objectName(run, Math.floor(number / LINES_A_CART)), number),
    },
    { name: 'our cart add', worker: OURS, twin: 'bare object write', limit: 6, ...addsOfCarts(skus) },
    {
      name: 'bare object write, an object each',
      worker: 'bare-object',
      twin: 'bare Worker, fixed string',
      opens: true,
      request: (number) => write(objectName(`${run}-`, number), number),
    },
    {
      name: 'our cart add that opens a cart',
      worker: OURS,
      twin: 'bare object write, an object each',
      opens: true,
      request: add,
    },
  ];
}

/** The cases with this in their name, with all they are told beside. */
export function casesNamed(cases: readonly Case[], only: string): Case[] {
  const named = new Set(cases.filter(({ name }) => name.includes(only)));
  for (const { twin } of named) {
    const beside = cases.find(({ name }) => name === twin);
    if (beside) named.add(beside);
  }
  return cases.filter((one) => named.has(one));
}

export const oursWith = (vars: Record<string, string>, config?: string): DirectWorker[] => [
  builtWorker(OURS, { ...vars, APP_ENV: 'local' }, config),
  builtWorker(OURS_UNCACHED, { ...vars, APP_ENV: 'preview', PREVIEW_HOST_SUFFIX: 'localhost' }, config),
];

/** A bare Worker with an object of this class, in this file. */
const bareObject = (
  name: string,
  main: BareModule,
  exportName: string,
  env: DirectWorker['env'] = {},
): DirectWorker => ({
  name,
  main,
  modules: { [main]: bareModule(main) },
  env: { ...env, OBJECT: { type: 'durable-object', exportName } },
  exports: { [exportName]: { type: 'durable-object', storage: 'sqlite' } },
});

/** What a Worker of ours reads of D1. */
const databasesOf = ({ env }: DirectWorker): DirectWorker['env'] =>
  Object.fromEntries(Object.entries(env).filter(([, { type }]) => type === 'd1'));

/** The bare Workers. `page` is the string they answer: a page of ours, so that the same bytes travel. */
export async function bareWorkers(page: string, title: string, cards: BareCard[]): Promise<DirectWorker[]> {
  const text = { PAGE: { type: 'text', value: page } } as const;
  return [
    { name: 'bare-fixed', main: 'fixed.mjs', modules: { 'fixed.mjs': bareModule('fixed.mjs') }, env: text },
    { name: 'bare-cached', main: 'cached.mjs', modules: { 'cached.mjs': bareModule('cached.mjs') }, env: text },
    {
      name: 'bare-rsc',
      main: 'rsc.mjs',
      modules: await bareRscModules(),
      env: {
        TITLE: { type: 'text', value: title },
        CARDS: { type: 'json', value: cards.map((card) => ({ ...card })) },
      },
    },
    bareObject('bare-object', 'object.mjs', 'BareObject'),
    bareObject('bare-reading-object', 'reading-object.mjs', 'ReadingObject', databasesOf(builtWorker(OURS, {}))),
  ];
}
