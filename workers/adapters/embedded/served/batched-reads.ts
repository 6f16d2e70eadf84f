/** Results of these statements, in their order. */
export type ReadBatch = (statements: D1PreparedStatement[]) => Promise<D1Result<unknown>[]>;

interface Waiting {
  statements: D1PreparedStatement[];
  resolve(results: D1Result<unknown>[]): void;
  reject(error: unknown): void;
}

async function answer(db: Pick<D1Database, 'batch'>, asked: Waiting[]): Promise<void> {
  try {
    const results = await db.batch(asked.flatMap(({ statements }) => statements));
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

/**
 * Sends the batches that are asked for within one turn of the event loop as one request to the database. Where that
 * fails, each batch is asked by itself, so that one fails alone. For the reads of one request of a shopper, never
 * shared by several.
 */
export function batchedReads(db: Pick<D1Database, 'batch'>): ReadBatch {
  let waiting: Waiting[] = [];
  const send = () => {
    const asked = waiting;
    waiting = [];
    void answer(db, asked);
  };
  return (statements) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send);
      waiting.push({ statements, resolve, reject });
    });
}
