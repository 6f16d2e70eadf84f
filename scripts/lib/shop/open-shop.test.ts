import { afterEach, expect, test, vi } from 'vitest';
import { startPeer } from '../../../tests/peers/spawn';
import { freePort } from './ports';

const TURNSTILE = new URL('../../../tests/peers/turnstile/main.ts', import.meta.url);

afterEach(() => vi.unstubAllEnvs());

test('the service of challenges leaves PORT to the shop that opens it', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', String(port));
  const peer = await startPeer(TURNSTILE);
  await peer.stop();
  expect(new URL(peer.url).port).not.toBe(String(port));
});
