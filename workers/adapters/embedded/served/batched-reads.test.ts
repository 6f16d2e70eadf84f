import { expect, test } from 'vitest';
import { env } from '../testing/catalogue';
import { batchedReads } from './batched-reads';

/** Batched reads of the catalogue's database, and how many statements each request to it held. */
function counted() {
  const requests: number[] = [];
  const batch: D1Database['batch'] = (statements) => {
    requests.push(statements.length);
    return env.CATALOGUE.batch(statements);
  };
  const send = batchedReads({ batch });
  const read = async (...statements: D1PreparedStatement[]) => (await send(statements)).map(({ results }) => results);
  return { read, requests };
}

const select = (sql: string, ...values: unknown[]) => env.CATALOGUE.prepare(sql).bind(...values);

test('batches asked for side by side are one request, and each has its own results', async () => {
  const { read, requests } = counted();
  const later = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return read(select('SELECT ? AS n', 3));
  };
  const results = await Promise.all([
    read(select('SELECT ? AS n', 1)),
    later(),
    read(select('SELECT 1 AS n WHERE 0')),
    read(select('SELECT ? AS n', 4), select('SELECT 5 AS n UNION SELECT 6')),
  ]);
  expect(results).toEqual([[[{ n: 1 }]], [[{ n: 3 }]], [[]], [[{ n: 4 }], [{ n: 5 }, { n: 6 }]]]);
  expect(requests).toEqual([5]);
  expect(await read(select('SELECT 7 AS n'))).toEqual([[{ n: 7 }]]);
  expect(requests).toEqual([5, 1]);
});

test('a batch that fails fails alone', async () => {
  const { read } = counted();
  const answers = await Promise.allSettled([
    read(select('SELECT 1 AS n'), select('SELECT 2 AS n')),
    read(env.CATALOGUE.prepare('SELECT * FROM nowhere')),
    read(select('SELECT 3 AS n')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))).toEqual([
    [[{ n: 1 }], [{ n: 2 }]],
    [[{ n: 3 }]],
  ]);
});
