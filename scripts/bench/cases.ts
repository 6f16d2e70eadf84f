import type { DemoStore } from '../demo/index.ts';
import type { Sent } from '../lib/ops/connection.ts';
import { builtWorker, type DirectWorker } from '../lib/ops/direct.ts';
import type { BareCard } from './bare/card.ts';
import { bareModule, bareRscModules } from './build-bare.ts';
import { buyableSkus, FIFTY, measuredPages } from './fifty.ts';

/** Lines each cart gets; the bare object gets as many rows. */
const LINES_A_CART = 5;
const TOKEN_LENGTH = 32;

export interface Case {
  name: string;
  worker: string;
  /** The case whose cost this one's is told in, null for the first of all. */
  twin: string | null;
  /** What its cost may be at most, as a ratio to its twin's, where that is agreed. */
  limit?: number;
  request(number: number): Sent;
}

/** A token that no other run has, as long as a cart's. */
const cartToken = (run: string, number: number): string =>
  `${run}${number}`.padEnd(TOKEN_LENGTH, '_').slice(0, TOKEN_LENGTH);

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

export function ourCases(store: DemoStore, run: string): Case[] {
  const pages = measuredPages(store);
  const skus = buyableSkus(store);
  const cartOf = (number: number) => cartToken(run, Math.floor(number / LINES_A_CART));
  const add = (number: number): Sent => ({
    method: 'POST',
    path: `/api/cart/update?cartId=${cartOf(number)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cartItem: { sku: skus[number % LINES_A_CART], qty: 1 } }),
  });
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
      request: (number) => ({ ...add(number), path: `/${cartOf(number)}` }),
    },
    { name: 'our cart add', worker: OURS, twin: 'bare object write', request: add },
  ];
}

export const oursWith = (vars: Record<string, string>, config?: string): DirectWorker[] => [
  builtWorker(OURS, { ...vars, APP_ENV: 'local' }, config),
  builtWorker(OURS_UNCACHED, { ...vars, APP_ENV: 'preview', PREVIEW_HOST_SUFFIX: 'localhost' }, config),
];

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
    {
      name: 'bare-object',
      main: 'object.mjs',
      modules: { 'object.mjs': bareModule('object.mjs') },
      env: { OBJECT: { type: 'durable-object', exportName: 'BareObject' } },
      exports: { BareObject: { type: 'durable-object', storage: 'sqlite' } },
    },
  ];
}
