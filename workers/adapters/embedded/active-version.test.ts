import { expect, test, vi } from 'vitest';
import { activeVersion, forgetVersion } from './active-version';
import { env, product, serve, storeView } from './testing/catalogue';

const dead = { ...env, CATALOGUE: { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('D1 is down')) }) }) } as unknown as D1Database };

test('while the database is down the last known version is served; without one the failure is told', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { version } = await serve(storeView('viu'), [product(1, 'Silla')]);
  const known = await activeVersion(env, 'viu');
  expect(known).toMatchObject({ version });
  vi.setSystemTime(Date.now() + 2001);
  expect(await activeVersion(dead, 'viu')).toEqual(known);
  expect(warn).toHaveBeenCalledTimes(1);
  forgetVersion('viu');
  await expect(activeVersion(dead, 'viu')).rejects.toThrow('D1 is down');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('when what is known has aged, one request reads and the others go on with it, also if that reading never ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { version } = await serve(storeView('viu'), [product(1, 'Silla')]);
  const known = await activeVersion(env, 'viu');
  vi.setSystemTime(Date.now() + 2001);
  const first = vi.fn(() => new Promise<never>(() => {}));
  const silent = { ...env, CATALOGUE: { prepare: () => ({ bind: () => ({ first }) }) } as unknown as D1Database };
  void activeVersion(silent, 'viu');
  expect(await Promise.all(Array.from({ length: 20 }, () => activeVersion(silent, 'viu')))).toEqual(Array(20).fill(known));
  expect(first).toHaveBeenCalledTimes(1);
  expect(known).toMatchObject({ version });
  vi.setSystemTime(Date.now() + 2001);
  expect(await activeVersion(env, 'viu')).toEqual(known);
  vi.useRealTimers();
});
