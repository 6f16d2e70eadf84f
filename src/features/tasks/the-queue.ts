import { showToast } from '../../ui/show-toast';
import { endsIn } from '../../ui/time-limit';
import { readMarker } from '../cart/marker';
import { readSessionMarker } from '../customers/session-marker';
import { announceSignedOut } from '../customers/signed-out';
import { noteTasks } from './noted';
import { TaskQueue } from './task-queue';
import { taskStore } from './task-store';
import { TokenLock } from './token-lock';
import { wordsFor } from './words';

const LONGEST_MS = 20_000;
const DEFAULT_ATTEMPTS = 1;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the document says of its store view. */
const settings = (): DOMStringMap => document.body.dataset;

const post = (path: string): Promise<Response> =>
  fetch(`${settings().prefix ?? ''}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: endsIn(LONGEST_MS),
  });

async function refresh(): Promise<number | null> {
  return post('/api/user/refresh').then(
    ({ status }) => status,
    () => null,
  );
}

/** Whoever offers signing in, and the cart, hears that the session is over. */
async function signOut(): Promise<void> {
  await post('/api/user/logout?silent=true').catch(() => null);
  announceSignedOut();
}

async function exclusively(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('shop-tasks', work);
  else await work();
}

async function make(): Promise<TaskQueue> {
  const { storeId, multistore, taskAttempts, autoRefresh } = settings();
  const { lang, dataset } = document.documentElement;
  const inner = await taskStore();
  const store = {
    all: inner.all,
    put: async (task: Parameters<typeof inner.put>[0]) => {
      noteTasks(true);
      await inner.put(task);
    },
    remove: async (id: string) => {
      await inner.remove(id);
      noteTasks((await inner.all()).some(({ transmited }) => !transmited));
    },
  };
  return new TaskQueue({
    store,
    lock: new TokenLock({ refresh, wait: pause }),
    fetch: (url, init) => fetch(url, { ...init, signal: endsIn(LONGEST_MS) }),
    exclusively,
    isOnline: () => navigator.onLine,
    user: () => readSessionMarker(document.cookie) ?? '',
    hasCart: () => readMarker(document.cookie, Number(storeId)) !== null,
    createCart: async () => void (await post('/api/cart/create').catch(() => null)),
    signOut,
    notify: (messages) => void wordsFor(messages, lang).then((message) => showToast({ level: 'error', message })),
    tell: (event, task) => !dispatchEvent(new CustomEvent(event, { detail: task, cancelable: true })),
    log: (line) => console.warn(line),
    now: Date.now,
    attempts: Number(taskAttempts) || DEFAULT_ATTEMPTS,
    autoRefresh: autoRefresh !== 'false',
    storeCode: multistore === undefined ? null : (dataset.store ?? null),
  });
}

let queue: Promise<TaskQueue> | null = null;

/** The queue of this page; the tasks are those of the whole browser. */
export function theQueue(): Promise<TaskQueue> {
  queue ??= make();
  return queue;
}
