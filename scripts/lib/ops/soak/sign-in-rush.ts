import { setTimeout as pause } from 'node:timers/promises';
import { Connection, type Sent } from '../connection.ts';
import { load } from '../load.ts';
import { signInCall, signUpCall } from './shop-calls.ts';
import type { Rush } from './sign-in-figures.ts';

const SIGN_UPS_AT_ONCE = 20;
const MOST_TRIES = 20;
const KEPT_PAGE = '/';
const PAGE_EVERY_MS = 100;
const LONGEST_MS = 120_000;
const OK = 200;
const BUSY = 503;

/** A shopper with an account and a network of their own. */
const shopper = (number: number) => ({
  email: `ana-${number}@example.mx`,
  headers: { 'x-local-address': `10.${Math.floor(number / 200)}.7.${(number % 200) + 1}` },
});

function signUpOf(number: number): Sent {
  const { email, headers } = shopper(number);
  return signUpCall(email, headers);
}

function signInOf(number: number): Sent {
  const { email, headers } = shopper(number);
  return signInCall(email, headers);
}

/** Makes so many accounts, a few at a time; whoever is told to come again does. */
export async function signUp(url: URL, count: number): Promise<void> {
  let next = 0;
  const drive = async (): Promise<void> => {
    const connection = await Connection.open(url, false);
    try {
      for (let number = next++; number < count; number = next++) {
        let { status } = await connection.send(signUpOf(number));
        for (let tries = 1; status === BUSY && tries < MOST_TRIES; tries += 1)
          ({ status } = await connection.send(signUpOf(number)));
        if (status !== OK) throw new Error(`account ${number}: ${status}`);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, drive));
}

/** Asks for a page out of the cache again and again at a fixed pace; a time counts from when the page was due. */
export async function watchPage(url: URL, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const begin = performance.now();
  for (let number = 0; !until(); number += 1) {
    const due = begin + number * PAGE_EVERY_MS;
    await pause(Math.max(0, due - performance.now()));
    asked.push(
      (async () => {
        const connection = await Connection.open(url, false);
        const { status } = await connection.send({ path: KEPT_PAGE });
        connection.close();
        if (status !== OK) throw new Error(`the page answered ${status}`);
        times.push(performance.now() - due);
      })(),
    );
  }
  await Promise.all(asked);
  return times;
}

/** So many shoppers sign in at the same moment, each from a network of their own, while somebody looks at a page. */
export async function rush(url: URL, count: number): Promise<Rush> {
  const into: Omit<Rush, 'statuses' | 'pageMs'> = { inMs: [], toldMs: [], retryAfter: [] };
  let isOver = false;
  const watching = watchPage(url, () => isOver);
  const { statuses } = await load({
    url,
    connections: count,
    count,
    durationMs: LONGEST_MS,
    request: signInOf,
    answered({ status, retryAfter }, ms) {
      if (status === OK) into.inMs.push(ms);
      if (status !== BUSY) return;
      into.toldMs.push(ms);
      into.retryAfter.push(retryAfter ?? 0);
    },
  }).finally(() => {
    isOver = true;
  });
  return { ...into, statuses, pageMs: await watching };
}

export const together = (rushes: Rush[]): Rush => {
  const statuses: Record<number, number> = {};
  for (const [status, times] of rushes.flatMap((one) => Object.entries(one.statuses)))
    statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times;
  const all = (of: (one: Rush) => number[]) => rushes.flatMap(of);
  return {
    statuses,
    inMs: all((one) => one.inMs),
    toldMs: all((one) => one.toldMs),
    retryAfter: all((one) => one.retryAfter),
    pageMs: all((one) => one.pageMs),
  };
};
