// Notes what the databases of the built Worker read for each request. Runs inside the Worker that is measured.
import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {AsyncLocalStorage<{ rows: number, ms: number, statements: number }>} What the request that is answered has read so far. */
const requests = new AsyncLocalStorage();

function note(results) {
  const read = requests.getStore();
  if (!read) return;
  for (const { meta } of results) {
    read.rows += meta.rows_read;
    read.ms += meta.duration;
    read.statements += 1;
  }
}

async function noted(answer) {
  const result = await answer;
  note([result].flat().filter((one) => one?.meta));
  return result;
}

/** @type {WeakMap<object, object>} The statement itself behind one that is noted. */
const statements = new WeakMap();

function notedStatement(statement) {
  const own = {
    bind: (...values) => notedStatement(statement.bind(...values)),
    // A first row alone has no figures: all of them are read in its place.
    first: async (column) => {
      const [row] = (await noted(statement.all())).results;
      return row === undefined ? null : column === undefined ? row : row[column];
    },
    run: () => noted(statement.run()),
    all: () => noted(statement.all()),
    raw: (...options) => statement.raw(...options),
  };
  statements.set(own, statement);
  return own;
}

const notedDatabase = (database) => ({
  prepare: (sql) => notedStatement(database.prepare(sql)),
  batch: (list) => noted(database.batch(list.map((one) => statements.get(one) ?? one))),
  exec: (sql) => database.exec(sql),
  withSession: (constraint) => notedDatabase(database.withSession(constraint)),
  getBookmark: () => database.getBookmark(),
});

/** The Worker with databases that are noted; each answer says in x-d1 what was read for it until it began. */
export const notedWorker = (worker, names) => ({
  async fetch(request, env, ctx) {
    const read = { rows: 0, ms: 0, statements: 0 };
    const own = { ...env, ...Object.fromEntries(names.map((name) => [name, notedDatabase(env[name])])) };
    const response = await requests.run(read, () => worker.fetch(request, own, ctx));
    const answer = new Response(response.body, response);
    answer.headers.set('x-d1', JSON.stringify(read));
    return answer;
  },
});
