import { expect, test, vi } from 'vitest';
import { activeVersion, forgetVersion } from './active-version';
import { env, product, serve, storeView } from './testing/catalogue';

const dead = { ...env, DB: { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('D1 is down')) }) }) } as unknown as D1Database };

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

test('many requests at once read the version once', async () => {
  forgetVersion('viu');
  const prepare = vi.spyOn(env.DB, 'prepare');
  await Promise.all(Array.from({ length: 20 }, () => activeVersion(env, 'viu')));
  await activeVersion(env, 'viu');
  expect(prepare).toHaveBeenCalledTimes(1);
  prepare.mockRestore();
});
