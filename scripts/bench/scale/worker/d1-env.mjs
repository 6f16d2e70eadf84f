// Notes what the databases of the built Worker read for each request. Runs inside the Worker that is measured.
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * @type {AsyncLocalStorage<{ rows: number, ms: number, statements: number }>} What the request that is answered has
 * read so far.
 */
const requests = new AsyncLocalStorage();
/**
 * What objects read, who are asked from outside a request's own calls; whoever counts them sends one request at a time.
 */
let inObjects = { rows: 0, ms: 0, statements: 0 };

function note(read, results) {
  if (!read) return;
  for (const { meta } of results) {
    read.rows += meta.rows_read;
    read.ms += meta.duration;
    read.statements += 1;
  }
}

async function noted(readNow, answer) {
  const read = readNow();
  const result = await answer;
  note(
    read,
    [result].flat().filter((one) => one?.meta),
  );
  return result;
}

/** @type {WeakMap<object, object>} The statement itself behind one that is noted. */
const statements = new WeakMap();
const SPAN = { setAttribute() {}, setAttributes() {} };

function notedStatement(statement, database, readNow) {
  const own = {
    bind: (...values) => notedStatement(statement.bind(...values), database, readNow),
    // A first row alone has no figures: all of them are read in its place.
    first: async (column) => {
      const [row] = (await noted(readNow, statement.all())).results;
      return row === undefined ? null : column === undefined ? row : row[column];
    },
    run: () => noted(readNow, statement.run()),
    all: () => noted(readNow, statement.all()),
    // Rows without names come without figures too: they are asked for as the runtime itself asks.
    raw: async (options) => {
      const [{ results }] = await noted(readNow, asked(database, statement));
      return [...(options?.columnNames ? [results.columns] : []), ...results.rows];
    },
  };
  statements.set(own, statement);
  return own;
}

const asked = (database, { statement, params }) => {
  const session = database.withSession?.('first-primary') ?? database;
  return session._sendOrThrow('/query', statement, params, 'ROWS_AND_COLUMNS', SPAN);
};

const notedDatabase = (database, readNow) => ({
  prepare: (sql) => notedStatement(database.prepare(sql), database, readNow),
  batch: (list) => noted(readNow, database.batch(list.map((one) => statements.get(one) ?? one))),
  exec: (sql) => database.exec(sql),
  withSession: (constraint) => notedDatabase(database.withSession(constraint), readNow),
  getBookmark: () => database.getBookmark(),
});

const notedEnv = (env, names, readNow) => ({
  ...env,
  ...Object.fromEntries(names.map((name) => [name, notedDatabase(env[name], readNow)])),
});

/** The class of an object whose databases are noted with the request that is answered now. */
export const notedObject = (Base, names) =>
  class extends Base {
    constructor(ctx, env) {
      super(
        ctx,
        notedEnv(env, names, () => inObjects),
      );
    }
  };

/** A context that keeps what an answer leaves to be done behind it. */
const following = (ctx, behind) =>
  new Proxy(ctx, {
    get(_, name) {
      const value = ctx[name];
      if (name !== 'waitUntil') return typeof value === 'function' ? value.bind(ctx) : value;
      return (work) => {
        behind.push(work);
        ctx.waitUntil(work);
      };
    },
  });

/** Waits until nothing is left to be done, whatever is begun meanwhile. */
async function finished(behind) {
  for (let done = -1; done < behind.length; ) {
    done = behind.length;
    await Promise.allSettled(behind);
  }
}

/**
 * The Worker with databases that are noted; each answer says in x-d1 what was read for it until it began. A request
 * with x-whole is answered when all its work is done, with what the objects it asked read as well.
 */
export const notedWorker = (worker, names) => ({
  async fetch(request, env, ctx) {
    const read = { rows: 0, ms: 0, statements: 0 };
    inObjects = { rows: 0, ms: 0, statements: 0 };
    const isWhole = request.headers.has('x-whole');
    const behind = [];
    const response = await requests.run(read, () =>
      worker.fetch(
        request,
        notedEnv(env, names, () => requests.getStore()),
        isWhole ? following(ctx, behind) : ctx,
      ),
    );
    if (isWhole) await finished(behind);
    const told = isWhole
      ? {
          rows: read.rows + inObjects.rows,
          ms: read.ms + inObjects.ms,
          statements: read.statements + inObjects.statements,
        }
      : read;
    const answer = new Response(isWhole ? await response.arrayBuffer() : response.body, response);
    answer.headers.set('x-d1', JSON.stringify(told));
    return answer;
  },
});
