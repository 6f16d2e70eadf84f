// Puts distance between the built Worker and what it is bound to, and notes each wait. Runs inside the Worker that is
// measured.
import { AsyncLocalStorage } from 'node:async_hooks';
import { chainOf, waitsBefore } from './waits.mjs';

/** @type {AsyncLocalStorage<import('./waits.mjs').Wait[]>} Waits of the request that is answered. */
const requests = new AsyncLocalStorage();
/** @type {import('./waits.mjs').Wait[]} Waits of objects; the bench sends one request at a time. */
let inObjects = [];

/** Calls after `ms`, and notes what was waited for, and from when to when. */
async function waited(place, target, what, call) {
  const waits = place.inObject ? inObjects : requests.getStore();
  const from = Date.now();
  try {
    await scheduler.wait(place.ms[target]);
    return await call();
  } finally {
    waits?.push({ target, what, inObject: place.inObject, from, to: Date.now() });
  }
}

/** @type {WeakMap<object, { statement: object, sql: string }>} The statement itself behind one that waits. */
const statements = new WeakMap();

function farStatement(statement, place, sql) {
  const far = { bind: (...values) => farStatement(statement.bind(...values), place, sql) };
  for (const method of ['first', 'run', 'all', 'raw'])
    far[method] = (...args) => waited(place, 'd1', sql, () => statement[method](...args));
  statements.set(far, { statement, sql });
  return far;
}

const farDatabase = (database, place) => ({
  prepare: (sql) => farStatement(database.prepare(sql), place, sql),
  batch(list) {
    const known = list.map((one) => statements.get(one) ?? { statement: one, sql: '' });
    const what = known.map(({ sql }) => sql).join('; ');
    return waited(place, 'd1', what, () => database.batch(known.map(({ statement }) => statement)));
  },
  exec: (sql) => waited(place, 'd1', sql, () => database.exec(sql)),
  withSession: (constraint) => farDatabase(database.withSession(constraint), place),
  getBookmark: () => database.getBookmark(),
});

/** Another object behind which every call of these names waits; what else is asked of it is answered by itself. */
const farCalls = (inner, target, place, isFar) =>
  new Proxy(inner, {
    get(_, name) {
      const value = inner[name];
      if (typeof value !== 'function') return value;
      return isFar(name)
        ? (...args) => waited(place, target, String(name), () => inner[name](...args))
        : (...args) => inner[name](...args);
    },
  });

const KV_READS = new Set(['get', 'getWithMetadata', 'list']);
const farKv = (kv, place) => farCalls(kv, 'kv', place, (name) => KV_READS.has(name));

const farStub = (stub, place) => farCalls(stub, 'object', place, (name) => typeof name === 'string' && name !== 'then');

function farObjects(namespace, place) {
  return new Proxy(namespace, {
    get(_, name) {
      if (name === 'getByName' || name === 'get') return (...args) => farStub(namespace[name](...args), place);
      const value = namespace[name];
      return typeof value === 'function' ? value.bind(namespace) : value;
    },
  });
}

const FAR = { d1: farDatabase, kv: farKv, object: farObjects };

/** The bindings as they are from the Worker, or from an object. */
function farEnv(env, from) {
  const { kinds, ms } = env.FAR;
  const place = { inObject: from === 'object', ms: ms[from] };
  return {
    ...env,
    ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, FAR[kind](env[name], place)])),
  };
}

/** The class of an object that has its bindings at a distance. */
export const farObject = (Base) =>
  class extends Base {
    constructor(ctx, env) {
      super(ctx, farEnv(env, 'object'));
    }
  };

/** The Worker with its bindings at a distance; each answer says in x-far-waits how often it waited, and for what. */
export const farWorker = (worker) => ({
  async fetch(request, env, ctx) {
    const waits = [];
    inObjects = [];
    const response = await requests.run(waits, () => worker.fetch(request, farEnv(env, 'worker'), ctx));
    const answer = new Response(response.body, response);
    const [all, now] = [[...waits, ...inObjects], Date.now()];
    const told = { waits: waitsBefore(all, now), chain: chainOf(all, now) };
    answer.headers.set('x-far-waits', encodeURIComponent(JSON.stringify(told)));
    return answer;
  },
});
