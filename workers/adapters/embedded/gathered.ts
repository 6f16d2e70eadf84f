type Ask = <T>(statements: D1PreparedStatement[]) => Promise<D1Result<T>[]>;

/** What the catalogue is read through. */
export type ReadDatabase = Pick<D1Database, 'prepare' | 'batch'>;

interface Waiting {
  statements: D1PreparedStatement[];
  resolve(results: D1Result<unknown>[]): void;
  reject(error: unknown): void;
}

async function answer(db: ReadDatabase, asked: Waiting[]): Promise<void> {
  try {
    const results = await db.batch(asked.flatMap((one) => one.statements));
    let from = 0;
    for (const { statements, resolve } of asked) {
      resolve(results.slice(from, from + statements.length));
      from += statements.length;
    }
  } catch (error) {
    if (asked.length === 1) asked[0]?.reject(error);
    else for (const one of asked) void answer(db, [one]);
  }
}

/** The statements of the database itself, by those that were handed out for them. */
const natives = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** A statement that is read with the others; its answers are those of the statement alone. */
function gatheredStatement(native: D1PreparedStatement, ask: Ask): D1PreparedStatement {
  const all = async <T>(): Promise<D1Result<T>> => {
    const [result] = await ask<T>([native]);
    if (!result) throw new Error('a statement was read without an answer');
    return result;
  };
  const first = async (column?: string): Promise<unknown> => {
    const row = (await all<Record<string, unknown>>()).results[0];
    if (row === undefined) return null;
    return column === undefined ? row : row[column];
  };
  const own: Record<PropertyKey, unknown> = { all, first, bind: (...values: unknown[]) => gatheredStatement(native.bind(...values), ask) };
  const statement = new Proxy(native, { get: (target, key) => own[key] ?? Reflect.get(target, key) });
  natives.set(statement, native);
  return statement;
}

/**
 * A database whose reads of one moment are one request: what the parts of a page ask for side by side goes out together once none of
 * them has anything left to do but wait. If that fails, each is read by itself, so that one part fails alone. For one request of a
 * shopper, never shared by several; for reads only.
 */
export function gathered(db: ReadDatabase): ReadDatabase {
  let waiting: Waiting[] = [];
  const send = () => {
    const asked = waiting;
    waiting = [];
    void answer(db, asked);
  };
  const ask = <T>(statements: D1PreparedStatement[]) =>
    new Promise<D1Result<T>[]>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send);
      waiting.push({ statements: statements.map((one) => natives.get(one) ?? one), resolve: resolve as Waiting['resolve'], reject });
    });
  return { prepare: (sql) => gatheredStatement(db.prepare(sql), ask), batch: ask };
}
