import type { NewTask, SyncTask } from './sync-task';
import { TaskQueue } from './task-queue';
import { TokenLock } from './token-lock';

export const ok = (result: unknown = true, meta?: unknown) =>
  Response.json({ code: 200, resultCode: 200, result, meta });
export const failing = (code: number, result: unknown) => () =>
  Response.json({ code, resultCode: code, result }, { status: code });
export const task = (more: Partial<NewTask> = {}): NewTask => ({
  task_id: 't1',
  owner: '',
  url: '/api/x?token={{token}}',
  payload: { method: 'GET', headers: {}, mode: 'same-origin' },
  ...more,
});

const begin = () => ({
  /** What the shop answers, one after another; then it answers well. */
  answers: [] as (() => Response)[],
  sent: [] as string[],
  payloads: [] as SyncTask['payload'][],
  told: [] as SyncTask[],
  notified: [] as (readonly string[])[],
  logged: [] as string[],
  waits: [] as number[],
  refreshes: [] as (number | null)[],
  world: { isOnline: true, isSignedIn: false, user: 'm1', hasCart: true, signedOut: 0, created: 0, now: 5_000 },
  database: new Map<string, SyncTask>(),
});

/** The shop, the browser and its shopper, as a test sets and sees them. */
export const scene = begin();

/** Begins anew, before each test. */
export const resetScene = (): void => void Object.assign(scene, begin());

export const lost = () => {
  throw new TypeError('no connection');
};

/** A tab of a browser, whose tasks all tabs share. */
export function tab(settings: { attempts?: number; autoRefresh?: boolean; storeCode?: string } = {}) {
  const wait = async (ms: number) => void scene.waits.push(ms);
  const lock = new TokenLock({ refresh: async () => scene.refreshes.shift() ?? null, wait });
  const queue = new TaskQueue({
    store: {
      all: async () => [...scene.database.values()],
      put: async (one) => void scene.database.set(one.task_id, one),
      remove: async (id) => void scene.database.delete(id),
    },
    lock,
    fetch: async (url, payload) => {
      scene.sent.push(url);
      scene.payloads.push(payload);
      return (scene.answers.shift() ?? (() => ok()))();
    },
    exclusively: (work) => {
      held = held.then(work);
      return held;
    },
    isOnline: () => scene.world.isOnline,
    user: () => (scene.world.isSignedIn ? scene.world.user : ''),
    hasCart: () => scene.world.hasCart,
    createCart: async () => {
      scene.world.created += 1;
      scene.world.hasCart = true;
    },
    signOut: async () => {
      scene.world.signedOut += 1;
      scene.world.isSignedIn = false;
    },
    notify: (messages) => scene.notified.push(messages),
    tell: (_, one) => scene.told.push({ ...one }) > 0,
    log: (line) => scene.logged.push(line),
    now: () => scene.world.now,
    attempts: settings.attempts ?? 1,
    autoRefresh: settings.autoRefresh ?? true,
    storeCode: settings.storeCode ?? null,
  });
  return { queue, lock };
}
let held = Promise.resolve();

export async function run(one: NewTask, settings?: Parameters<typeof tab>[0]) {
  const { queue, lock } = tab(settings);
  const { isOnline } = scene.world;
  scene.world.isOnline = false;
  await queue.queue(one);
  await queue.process();
  scene.world.isOnline = isOnline;
  await queue.process();
  return { queue, lock };
}
