import { createExecutionContext, env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { countedHeaders } from '../http/limits/limit-subject';
import type { LimitSubject } from '../http/limits/rate-limit';
import { Pages } from './entrypoint';
import { platformPageCache } from './platform-cache';

vi.mock('./waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}));
vi.mock('../../src/waku-platform', () => ({
  parseRouterRequest: () => ({ type: 'route', path: '/quienes-somos', query: '' }),
}));

/** A shared page asked of the entrypoint as the gateway asks it, through the platform's cache. */
async function page(limitsTimes: string, counted: Partial<LimitSubject>) {
  let kept: string | null = null;
  const entrypoint = new Pages(createExecutionContext(), { ...env, LIMITS_TIMES: limitsTimes } as never);
  const pages = platformPageCache({
    fetch: async (input) => {
      const answer = await entrypoint.fetch(input as Request);
      kept = answer.headers.get('cloudflare-cdn-cache-control');
      return answer;
    },
  });
  const rendererHeaders = async () => countedHeaders({ session: null, network: null, ...counted });
  const asked = {
    form: 'inline' as const,
    askedAt: Date.now(),
    admit: async () => undefined,
    inForm: () => {
      throw new Error('dressed in the gateway');
    },
  };
  const render = () => Promise.reject(new Error('rendered in the gateway'));
  const { response } = await pages.serve(
    { ...asked, url: new URL('https://localhost/quienes-somos'), version: '', rendererHeaders, render },
    () => undefined,
  );
  return { status: response.status, by: response.headers.get('x-limited-by'), kept };
}

test.each([
  ['session', { session: 'a'.repeat(64), network: '10.9.0.1' }],
  ['address', { network: '10.9.0.1' }],
])(
  'a refusal of the limiter comes through the cached entrypoint, by %s, as a failure that nobody keeps',
  async (by, counted) => {
    expect(await page('1', counted)).toMatchObject({ status: 200, by: null });
    expect(await page('0', counted)).toEqual({ status: 503, by, kept: 'no-store' });
  },
);
