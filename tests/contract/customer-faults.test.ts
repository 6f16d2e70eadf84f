import { beforeAll, expect, test } from 'vitest';
import type { Fault } from '../peers/family/faults';
import { sampledOf } from '../sample';
import { type Answered, get, post } from './client';
import { EXPIRED, me, newEmail, signIn, signUp, tokensOf } from './customer';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const MAX_TRIES = 5;
/** Stories told at once: our own engine looks at a few passwords at a time. */
const AT_ONCE = { ours: 4, family: 8 };
const SWEEP_MS = 180_000;

/** What somebody does, one step after another, as a program that asks again under the same key when it was refused. */
interface Story {
  at: Face;
  email: string;
  token: string;
  refreshToken: string;
  cartId: string;
  /** What went wrong at the retailer, for a test that fails. */
  told: string;
}

async function insist({ told }: Pick<Story, 'told'>, work: () => Promise<Answered>): Promise<Answered> {
  const refused: string[] = [];
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const answer = await work();
    if (answer.status === 200) return answer;
    refused.push(`${answer.status} ${answer.text}`);
  }
  throw new Error(`${told}: refused ${MAX_TRIES} times: ${refused.join('; ')}`);
}

const linesOf = ({ result }: Answered) => (result as { sku: string; qty: number }[]).map(({ sku, qty }) => [sku, qty]);

/** Adds to the customer's cart, under a key of its own however often it is refused; the cart's lines afterwards. */
async function addTo(story: Story, cartId: string, sku: string, qty: number): Promise<unknown[]> {
  const { at, token } = story;
  const key = crypto.randomUUID();
  await insist(story, () =>
    post(at, 'cart/update', { token, query: { cartId }, key, body: { cartItem: { sku, qty, quoteId: cartId } } }),
  );
  return linesOf(await insist(story, () => get(at, 'cart/pull', { token, query: { cartId } })));
}

interface Step {
  name: string;
  /** What goes wrong in this step in any case. */
  faults: Fault[];
  run(story: Story): Promise<void>;
}

/** Each step ends as its last line says, or throws. */
const STEPS: Step[] = [
  {
    name: 'sign-in',
    faults: [],
    async run(story) {
      const { result, meta } = await insist(story, () => signIn(story.at, story.email));
      Object.assign(story, { token: String(result), refreshToken: String(meta.refreshToken) });
    },
  },
  {
    name: 'cart',
    faults: [],
    async run(story) {
      const { at, token } = story;
      story.cartId = String((await insist(story, () => post(at, 'cart/create', { token }))).result);
      expect(await addTo(story, story.cartId, 'MESA-PINO', 2), story.told).toEqual([['MESA-PINO', 2]]);
    },
  },
  {
    name: 'profile with an expired token',
    faults: [{ call: 'user/me', mode: 'say', answer: EXPIRED }],
    async run(story) {
      const profile = await insist(story, () => me(story.at, story.token));
      expect(profile.result, story.told).toMatchObject({ email: story.email });
    },
  },
  {
    name: 'cart again',
    faults: [],
    async run(story) {
      const lines = [
        ['MESA-PINO', 2],
        ['BANCO-ALTO', 1],
      ];
      expect(await addTo(story, story.cartId, 'BANCO-ALTO', 1), story.told).toEqual(lines);
      if (story.at.name !== 'family') return;
      const [own, ...others] = (await keptBy(story.at)).quotes.filter(({ customerId }) => customerId !== null);
      expect([own?.lines.map(({ sku, qty }) => [sku, qty]), others], story.told).toEqual([lines, []]);
    },
  },
  {
    name: 'refresh',
    faults: [],
    async run(story) {
      const { result, meta } = await insist(story, () =>
        post(story.at, 'user/refresh', { body: { refreshToken: story.refreshToken } }),
      );
      Object.assign(story, { token: String(result), refreshToken: String(meta.refreshToken) });
      expect((await insist(story, () => me(story.at, story.token))).result, story.told).toMatchObject({
        email: story.email,
      });
    },
  },
  {
    name: 'sign-out',
    faults: [],
    async run({ at, token, told }) {
      const held = await tokensOf(at, token);
      expect((await post(at, 'user/logout', { token })).status, told).toBe(200);
      expect((await me(at, token)).status, told).toBe(401);
      await expect(tokensOf(at, token), told).rejects.toThrow();
      expect(held.access).not.toBe('');
    },
  },
];

/**
 * The whole story with faults in one of its steps: what was begun is ended in the session that was opened, nothing
 * twice and nothing missing.
 */
async function tellStory(at: Face, email: string, during: string, faults: Fault[]): Promise<string[][]> {
  const story: Story = {
    at,
    email,
    token: '',
    refreshToken: '',
    cartId: '',
    told: `${during}: ${JSON.stringify(faults)}`,
  };
  const calls: string[][] = [];
  for (const step of STEPS) {
    const before = (await keptBy(at)).calls.length;
    await tell(at, { faults: [...step.faults, ...(step.name === during ? faults : [])] });
    await step.run(story);
    calls.push((await keptBy(at)).calls.slice(before));
  }
  return calls;
}

/** Steps in which calls go wrong, and the calls that do. */
const SWEPT = /^(sign-in|cart|profile.*|refresh|sign-out)$/;
const OF_CUSTOMERS = /^(user|cart)\//;

type Fail = Omit<Fault, 'call'>;

const FAILS: Record<'ours' | 'family', Fail[]> = {
  ours: [{ mode: 'lose' }],
  family: [
    { mode: 'refuse', form: 'text' },
    { mode: 'refuse', form: 'object' },
    { mode: 'refuse', code: 401 },
    { mode: 'refuse', code: 403 },
    { mode: 'unavailable' },
    { mode: 'stall' },
    { mode: 'cut' },
    { mode: 'html' },
    { mode: 'lose' },
  ],
};

/** The cart's calls go wrong in every other way elsewhere; here they are a customer's. */
const CART_FAILS: Record<'ours' | 'family', Fail[]> = {
  ours: [{ mode: 'lose' }],
  family: [{ mode: 'refuse', code: 401 }, { mode: 'lose' }],
};

test.each(['ours', 'family'] as const)(
  'at %s a fault in any call of sign-in, cart, profile, refresh or sign-out loses nothing, and ends no session',
  async (name) => {
    const open = async () => {
      const at = face(name, { hasty: name === 'family' });
      const email = newEmail();
      expect((await signUp(at, email)).status).toBe(200);
      return { at, email };
    };
    const clean = await open();
    const calls = await tellStory(clean.at, clean.email, '', []);
    expect(calls[0]).toEqual(['user/login', 'user/me']);
    expect(calls[2]).toEqual(['user/me', 'user/refresh', 'user/me']);
    const cases = STEPS.flatMap(({ name: during, faults: given }, step) =>
      (SWEPT.test(during)
        ? (calls[step] ?? []).slice(given.length).filter((call) => OF_CUSTOMERS.test(call))
        : []
      ).flatMap((call, at, made) => {
        const skip = made.slice(0, at).filter((other) => other === call).length;
        // Each call goes wrong in one way of a customer's in five, its answer lost in any case; the soak tries all.
        const fails = during === 'cart' ? CART_FAILS[name] : FAILS[name];
        const tried = new Set([...sampledOf(fails, Math.min(5, fails.length), at), ...fails.slice(-1)]);
        return [...tried].map((fail) => ({
          during,
          faults: [{ ...fail, call, skip }],
        }));
      }),
    );
    for (let start = 0; start < cases.length; start += AT_ONCE[name]) {
      await Promise.all(
        cases.slice(start, start + AT_ONCE[name]).map(async ({ during, faults }) => {
          const { at, email } = await open();
          await tellStory(at, email, during, faults);
          // The expired token, and what went wrong besides.
          expect((await keptBy(at)).hits, `${during}: ${JSON.stringify(faults)}`).toBeGreaterThanOrEqual(2);
        }),
      );
    }
  },
  SWEEP_MS,
);
