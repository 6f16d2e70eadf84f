import { expect, test } from 'vitest';
import type { CookieJar } from '../cookie-jar';
import { followGroup, setSession } from './session-cookies';

const TOKENS = { access: 'a', refresh: 'r' };

async function openCookies(session: Parameters<typeof setSession>[2]): Promise<Map<string, string>> {
  const set = new Map<string, string>();
  const jar = { set: ({ name }: { name: string }, value: string) => set.set(name, value) } as unknown as CookieJar;
  await setSession(jar, TOKENS, session);
  return set;
}

const markerOf = async (session: Omit<Parameters<typeof setSession>[2], 'groupId'>): Promise<string> =>
  (await openCookies({ ...session, groupId: 1 })).get('session-marker') ?? '';

test('the marker says since when the tokens are and tells sessions apart; renewing changes the first part only', async () => {
  const ana = { account: 'own:ana@example.mx', sessionId: 's1', issuedAt: 1_700_000_000 };
  const [since, who] = (await markerOf(ana)).split('.');
  expect([since, who]).toEqual(['1700000000', expect.stringMatching(/^[0-9a-f]{12}$/)]);
  expect(await markerOf({ ...ana, issuedAt: 1_700_000_900 })).toBe(`1700000900.${who}`);
  for (const other of [{ sessionId: 's2' }, { account: 'own:eva@example.mx' }])
    expect((await markerOf({ ...ana, ...other })).split('.')[1]).not.toBe(who);
});

test('the browser is told the price group of who is signed in, and of a change of it alone', async () => {
  const ana = { account: 'own:ana@example.mx', sessionId: 's1', issuedAt: 1_700_000_000, groupId: 2 };
  expect((await openCookies(ana)).get('price-group')).toBe('2');
  const told = (held: string | null, groupId: number) => {
    const set: string[] = [];
    followGroup(
      { get: () => held, set: (_name: unknown, value: string) => set.push(value) } as unknown as CookieJar,
      groupId,
    );
    return set;
  };
  expect([told('2', 2), told('2', 3), told(null, 1), told('2"', 2)]).toEqual([[], ['3'], ['1'], ['2']]);
});
