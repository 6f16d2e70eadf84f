import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

test('neither the contract nor the readers of documents make a schema until one is asked for', async () => {
  let made = 0;
  z.config({ postProcessor: () => (made += 1) });
  onTestFinished(() => {
    z.config({ postProcessor: undefined });
  });
  vi.resetModules();
  const { CALLS } = await import('./areas');
  const { parseCategory } = await import('./documents');
  expect(made).toBe(0);
  for (const call of CALLS) call.body?.();
  const ofCalls = made;
  expect(ofCalls).toBeGreaterThan(100);
  parseCategory({ id: 1, name: 'Salas', url_key: 'salas' });
  expect(made).toBeGreaterThan(ofCalls);
});
