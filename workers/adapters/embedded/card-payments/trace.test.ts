import { expect, test, vi } from 'vitest';
import { APPROVED, cardShop, env, placed, rig, see, start } from './card-shop.fixture';
import { embeddedPayments } from '../payments';
vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));
cardShop();
const g = globalThis as never as { __t: string[] | undefined };
async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  g.__t = []; const out = await work(); const hits = g.__t; g.__t = undefined; process.stdout; 
  (console as never as { trace0: (s: string) => void }); traces.push(`TRACE ${name} ${JSON.stringify(hits)}`); return out;
}
const traces: string[] = [];
test('trace', async () => {
  const number = await placed();
  const begun = await traced('pay-start', () => start(number));
  if (!begun.ok) throw new Error('x');
  const payment = rig.peer.find(begun.value.url.split('/').at(-1) ?? '');
  if (!payment) throw new Error('no payment');
  await traced('webhook', () => rig.peer.pay(payment, APPROVED));
  expect((await see(number)).state.status).toBe('processing');
  await traced('return', () => embeddedPayments(env, { storeCode: 'viu' } as never, Date.now()).of({ number }));
  await traced('second-notice', () => { const n = rig.notices.at(-1); return n ? import('./card-shop.fixture').then((m) => m.tellShop(n)) : Promise.resolve(); });
  vi.restoreAllMocks();
  for (const t of traces) console.log(t);
}, 60000);
