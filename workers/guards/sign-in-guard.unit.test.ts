import { beforeEach, expect, test } from 'vitest';
import { ok, refuse } from '../../src/domain/result';
import { FakeAttempts } from '../../tests/fakes/attempts';
import { FakeCustomers } from '../../tests/fakes/customers';
import type { AttemptsPolicy } from '../http/attempts';
import type { ChallengeOutcome } from '../http/challenge';
import { TooManyRequests } from '../http/limits/rate-limit';
import type { Guards } from './guards';
import { signInInTurn } from './sign-in-guard';
import { signUpGuarded } from './sign-up-guard';

const PERSON = 'Please confirm that you are a person to go on';
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const LOCKED = 'Signing in to this account is paused until {until} (Mexico City)';
const ANA = { email: 'ana@example.mx', password: 'Contraseña1' };
const NAMES = { firstName: 'Ana', lastName: 'Pech', attributes: [], addresses: [] };

let customers: FakeCustomers;
let attempts: FakeAttempts;
beforeEach(async () => {
  customers = new FakeCustomers();
  attempts = new FakeAttempts();
  await customers.create({ ...ANA, ...NAMES });
});

const guards = (outcome: ChallengeOutcome = 'none', more: Partial<Guards> = {}): Guards => ({
  storeCode: 'viu',
  realm: 'shop',
  attempts,
  network: '10.0.0.1',
  times: 1,
  isOfOrganisation: () => false,
  challenge: async () => outcome,
  countNewCart: async () => undefined,
  countOrder: async () => undefined,
  waitUntil: () => undefined,
  known: { account: async () => ok(null), order: async () => null },
  ...more,
});

/** What a limit that was met says. */
function reasonOf(error: unknown): string {
  if (error instanceof TooManyRequests) return error.reason;
  throw error;
}

async function signIn(email: string, password: string, by: Guards): Promise<string> {
  try {
    const found = await signInInTurn(customers, by, { email, password });
    return found.ok ? 'in' : found.problem.message;
  } catch (error) {
    return reasonOf(error);
  }
}

async function signUp(email: string, by: Guards): Promise<string> {
  try {
    const made = await signUpGuarded(customers, by, { ...NAMES, email, password: 'Contraseña1' });
    return made.ok ? 'made' : made.problem.message;
  } catch (error) {
    return reasonOf(error);
  }
}

test('twenty wrong passwords from one network ask everybody there for a challenge, a hundred lock it for fifteen minutes', async () => {
  for (let at = 0; at < 20; at += 1) expect(await signIn(`nadie-${at}@example.mx`, 'x', guards())).toBe(FAILED);
  expect(await signIn(ANA.email, ANA.password, guards())).toBe(PERSON);
  expect(await signIn(ANA.email, ANA.password, guards('none', { network: '10.0.0.2' }))).toBe('in');
  expect(await signIn(ANA.email, ANA.password, guards('passed'))).toBe('in');
  for (let at = 20; at < 100; at += 1)
    expect(await signIn(`nadie-${at}@example.mx`, 'x', guards('passed'))).toBe(FAILED);
  const locked = await signInInTurn(customers, guards('passed'), ANA);
  expect(locked).toMatchObject({
    problem: {
      status: 429,
      message: 'Many sign-ins failed from your network. Please wait a while before you try again.',
      detail: { retryAfter: 900 },
    },
  });
  expect(await signIn(ANA.email, ANA.password, guards('passed', { network: '10.0.0.2' }))).toBe('in');
  expect(await signIn(ANA.email, ANA.password, guards('passed', { network: null }))).toBe('in');
});

test('a sign-in that went well, was asked for a challenge or could not be tried counts for nobody', async () => {
  for (let at = 0; at < 30; at += 1) expect(await signIn(ANA.email, ANA.password, guards())).toBe('in');
  for (let at = 0; at < 30; at += 1) expect(await signIn(ANA.email, 'x', guards('failed'))).toBe(PERSON);
  const busy = Object.assign(new FakeCustomers(), { signIn: async () => refuse(503, 'busy') });
  for (let at = 0; at < 30; at += 1)
    expect(await signInInTurn(busy, guards(), ANA)).toMatchObject({ problem: { status: 503 } });
  const broken = Object.assign(new FakeCustomers(), { signIn: () => Promise.reject(new Error('no database')) });
  for (let at = 0; at < 30; at += 1) await expect(signInInTurn(broken, guards(), ANA)).rejects.toThrow('no database');
  expect(await signIn(ANA.email, ANA.password, guards())).toBe('in');
});

test('the right password forgets the wrong ones before it', async () => {
  for (let round = 0; round < 5; round += 1) {
    for (const _ of [1, 2]) expect(await signIn(ANA.email, 'x', guards())).toBe(FAILED);
    expect(await signIn(ANA.email, ANA.password, guards())).toBe('in');
  }
});

test('one account in two realms is two', async () => {
  for (let at = 0; at < 5; at += 1) await signIn(ANA.email, 'x', guards('passed'));
  expect(await signIn(ANA.email, ANA.password, guards('passed'))).toBe(LOCKED);
  expect(await signIn(ANA.email, ANA.password, guards('passed', { realm: 'otra' }))).toBe('in');
});

test('a device that is known is counted by itself: strangers neither lock it nor are let in by what it does', async () => {
  const known = (device: string, outcome: ChallengeOutcome = 'passed') =>
    guards(outcome, { known: { account: async () => ok(device), order: async () => null } });
  for (let at = 0; at < 5; at += 1) expect(await signIn(ANA.email, 'x', guards('passed'))).toBe(FAILED);
  const before = customers.signIns;
  expect(await signIn(ANA.email, ANA.password, guards('passed'))).toBe(LOCKED);
  expect(customers.signIns).toBe(before);
  expect(await signIn(ANA.email, ANA.password, known('laptop', 'none'))).toBe('in');
  expect(await signIn(ANA.email, ANA.password, guards('passed'))).toBe(LOCKED);
  for (let at = 0; at < 5; at += 1) expect(await signIn(ANA.email, 'x', known('laptop'))).toBe(FAILED);
  expect(await signIn(ANA.email, ANA.password, known('laptop'))).toBe(LOCKED);
  expect(await signIn(ANA.email, ANA.password, known('phone', 'none'))).toBe('in');
});

test('where it cannot be found out whether a device is known nobody signs in, and nothing is counted', async () => {
  const unknown = guards('none', { known: { account: async () => refuse(503, 'busy'), order: async () => null } });
  for (let at = 0; at < 6; at += 1) expect(await signIn(ANA.email, 'x', unknown)).toBe('busy');
  expect(await signIn(ANA.email, ANA.password, guards())).toBe('in');
});

test('a locked try counts for no network', async () => {
  for (let at = 0; at < 5; at += 1) await signIn(ANA.email, 'x', guards('passed'));
  for (let at = 0; at < 200; at += 1) expect(await signIn(ANA.email, 'x', guards('passed'))).toBe(LOCKED);
  expect(await signIn('nadie@example.mx', 'x', guards())).toBe(FAILED);
});

test('while nobody can tell who is a person, whoever would have to show it is told so, and no password is looked at', async () => {
  expect(await signIn(ANA.email, ANA.password, guards('unavailable'))).toBe('in');
  for (let at = 0; at < 3; at += 1) expect(await signIn(ANA.email, 'x', guards())).toBe(FAILED);
  const before = customers.signIns;
  for (let at = 0; at < 6; at += 1)
    expect(await signInInTurn(customers, guards('unavailable'), ANA)).toMatchObject({ problem: { status: 503 } });
  expect(customers.signIns).toBe(before);
  expect(await signIn(ANA.email, ANA.password, guards('passed'))).toBe('in');
});

test('a counter that does not answer lets nobody try, and keeps nothing of the attempt elsewhere', async () => {
  const made: string[] = [];
  const half: Guards['attempts'] = {
    attempt: async (policy: AttemptsPolicy, subject: string, id: string) => {
      if (policy.name === 'sign-in-network') return refuse(503, 'busy');
      made.push(`${policy.name} ${id}`);
      return attempts.attempt(policy, subject, id);
    },
    withdraw: async (policy, subject, id) => {
      made.splice(made.indexOf(`${policy.name} ${id}`), 1);
      return attempts.withdraw(policy, subject, id);
    },
    reset: (policy, subject) => attempts.reset(policy, subject),
  };
  expect(await signIn(ANA.email, ANA.password, guards('none', { attempts: half }))).toBe('busy');
  expect(made).toEqual([]);
});

test('a network signs up ten an hour without a challenge, taken e-mails among them, and a hundred with one', async () => {
  for (let at = 0; at < 10; at += 1)
    expect(await signUp(at % 2 ? ANA.email : `nueva-${at}@example.mx`, guards())).toMatch(
      at % 2 ? /already exists/ : /made/,
    );
  expect(await signUp('nueva-11@example.mx', guards())).toBe(PERSON);
  expect(await signUp('nueva-11@example.mx', guards('none', { network: '10.0.0.2' }))).toBe('made');
  for (let at = 10; at < 100; at += 1) expect(await signUp(ANA.email, guards('passed'))).toMatch(/already exists/);
  expect(await signUp('nueva-12@example.mx', guards('passed'))).toBe(
    'Many accounts were made from your network. Please wait a while before you make another one.',
  );
});
