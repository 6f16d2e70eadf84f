import { expect, test, vi } from 'vitest';
import { unlimited } from '../../tests/fakes/unlimited';
import type { Env } from '../env';
import { routeRequest } from '../http/routed-request';
import { sharedRequest, unboundRequest } from '../make-request';
import { bound } from '../services/customers/bound-request';
import { apiApp } from '.';
import { env } from './live-request.fixture';

const dead = {
  prepare: () => {
    throw new Error('D1_ERROR: the database does not answer');
  },
  withSession: () => dead,
} as unknown as D1Database;

async function health(more: Partial<Env> = {}, path = '/api/health?storeCode=viu') {
  const asked = new Request(new URL(path, 'https://tienda.example'));
  const here = { ...env, ...more };
  const at = routeRequest(asked, here);
  const shared = await sharedRequest(asked, here, at, 'peticion-1', () => undefined);
  return apiApp().fetch(asked, { ...here, REQUEST: unlimited(bound(await unboundRequest(asked, here, at, shared))) });
}

test('health asks the primary of both databases, and is 503 with either of them dead', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const statuses = [];
  for (const more of [{}, { CATALOGUE: dead }, { SHOP: dead }, {}]) statuses.push((await health(more)).status);
  expect(statuses).toEqual([200, 503, 503, 200]);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('of a store view behind a retailer only the postal codes are asked for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const BACKENDS = JSON.stringify({ viu: { backend: 'upstream', url: 'https://retailer.example' } });
  const statuses = [];
  for (const more of [{}, { CATALOGUE: dead }, { SHOP: dead }])
    statuses.push((await health({ BACKENDS, ...more })).status);
  expect(statuses).toEqual([200, 503, 200]);
});
