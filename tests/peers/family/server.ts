import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { PeerBranch } from './branches.ts';
import { answer, type PeerCalls } from './calls.ts';
import type { CustomerOrders } from './customers.ts';
import type { Document, Index } from './documents.ts';
import { type Fault, Faults, isBefore, spoil } from './faults.ts';
import { Refusal } from './refusal.ts';
import { Shop } from './shop.ts';

/** One retailer of the peer: every test has its own, named by the first segment of the path. */
interface Retailer {
  shop: Shop;
  ofAreas: PeerCalls;
  faults: Faults;
  /** Calls it was sent, in order. */
  calls: string[];
  /** Of each call that showed a user token: its path, and where the token stood. */
  shown: { path: string; in: 'query' | 'header' }[];
  /** Answers searches in the compact form. */
  compact: boolean;
}

const FOLDER = new URL('./areas/', import.meta.url);
const AREAS: { calls(shop: Shop): PeerCalls }[] = await Promise.all(
  readdirSync(FOLDER).map((file) => import(new URL(file, FOLDER).href)),
);

interface Orders {
  faults?: Fault[];
  compact?: boolean;
  /** Net price of a delivery from now on. */
  delivery?: number;
  customers?: CustomerOrders;
  branches?: PeerBranch[];
  /** Ids of reviews that its people approve. */
  approve?: number[];
  calls?: [];
}

async function bodyOf(request: IncomingMessage): Promise<Document> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? (JSON.parse(text) as Document) : {};
}

const kept = ({ shop, calls, shown, faults }: Retailer) => ({
  calls,
  shown,
  hits: faults.hits,
  orders: shop.orders,
  links: shop.customers.links(),
  quotes: [...shop.quotes.values()].map(({ id, customerId, lines, coupon, origin, ordered }) => ({
    id,
    customerId,
    lines,
    coupon,
    origin,
    ordered,
  })),
});

function command(retailer: Retailer, orders: Orders): void {
  if (orders.faults) retailer.faults.arm(orders.faults);
  if (orders.compact !== undefined) retailer.compact = orders.compact;
  if (orders.delivery !== undefined) retailer.shop.delivery = orders.delivery;
  if (orders.customers) retailer.shop.customers.command(orders.customers);
  if (orders.branches) retailer.shop.branches = orders.branches;
  for (const id of orders.approve ?? []) retailer.shop.reviews.approve(id);
  if (orders.calls) retailer.calls.length = 0;
}

const BEARER = /^Bearer (.+)$/;

/** The user token of a call, and where it stands. */
function tokenOf(request: IncomingMessage, url: URL): { token: string; in: 'query' | 'header' } {
  const inHeader = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return inHeader ? { token: inHeader, in: 'header' } : { token: url.searchParams.get('token') ?? '', in: 'query' };
}

/**
 * A retailer's API of the family: no idempotency, no versions, adds summed into equal lines, errors in every form. A
 * test tells its retailer what to do with POST /{name}/__do and sees what it keeps with GET /{name}/__kept.
 */
function listener(index: Index): RequestListener {
  const retailers = new Map<string, Retailer>();
  const retailerOf = (name: string): Retailer => {
    const shop = new Shop(index);
    const known = retailers.get(name) ?? {
      shop,
      ofAreas: Object.assign({}, ...AREAS.map(({ calls }) => calls(shop))),
      faults: new Faults(),
      calls: [],
      shown: [],
      compact: false,
    };
    retailers.set(name, known);
    return known;
  };
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    const [, name = '', area, ...rest] = url.pathname.split('/');
    const retailer = retailerOf(name);
    let body: Document;
    try {
      body = await bodyOf(request);
    } catch {
      return json(500, { code: 500, result: 'Unexpected token in JSON' });
    }
    if (area === '__do') {
      command(retailer, body as Orders);
      return json(200, {});
    }
    if (area === '__kept') return json(200, kept(retailer));
    const path = rest.join('/');
    retailer.calls.push(path);
    const user = tokenOf(request, url);
    if (user.token) retailer.shown.push({ path, in: user.in });
    const fault = retailer.faults.take(path);
    if (fault && isBefore(fault)) return spoil(fault, response, '');
    let status = 200;
    let good: unknown;
    try {
      const said = answer(
        retailer.shop,
        index,
        { method: request.method ?? 'GET', path, query: url.searchParams, body, token: user.token },
        retailer.compact,
        retailer.ofAreas,
      );
      good = 'bare' in said ? said.bare : { code: 200, ...said };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      status = error.code;
      good = { code: error.code, result: error.result };
    }
    if (fault) return spoil(fault, response, JSON.stringify(good));
    json(status, good);
  };
}

/** The peer as a server, not yet listening. */
export const familyServer = (index: Index) => createServer(listener(index));
