import { expect, test } from 'vitest';
import type { CookieJar } from '../cookie-jar';
import { setSession } from './session-cookies';

const TOKENS = { access: 'a', refresh: 'r' };

async function markerOf(session: { account: string; sessionId: string; issuedAt: number }): Promise<string> {
  const set = new Map<string, string>();
  const jar = { set: ({ name }: { name: string }, value: string) => set.set(name, value) } as unknown as CookieJar;
  await setSession(jar, TOKENS, session);
  return set.get('session-marker') ?? '';
}

test('the marker says since when the tokens are and tells sessions apart; renewing changes the first part only', async () => {
  const ana = { account: 'own:ana@example.mx', sessionId: 's1', issuedAt: 1_700_000_000 };
  const [since, who] = (await markerOf(ana)).split('.');
  expect([since, who]).toEqual(['1700000000', expect.stringMatching(/^[0-9a-f]{12}$/)]);
  expect(await markerOf({ ...ana, issuedAt: 1_700_000_900 })).toBe(`1700000900.${who}`);
  for (const other of [{ sessionId: 's2' }, { account: 'own:eva@example.mx' }]) expect((await markerOf({ ...ana, ...other })).split('.')[1]).not.toBe(who);
});
