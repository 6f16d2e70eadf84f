import { expect, test } from 'vitest';
import { gathered } from './gathered';
import { env } from './testing/catalogue';

/** The shop's database, and how many statements each request to it held. */
function counted() {
  const requests: number[] = [];
  const batch: D1Database['batch'] = (statements) => {
    requests.push(statements.length);
    return env.CATALOGUE.batch(statements);
  };
  const db = new Proxy(env.CATALOGUE, {
    get(target, key) {
      const value = key === 'batch' ? batch : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: gathered(db), requests };
}

test('what is asked for side by side is one request, and everyone gets their own answer', async () => {
  const { db, requests } = counted();
  const later = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return db.prepare('SELECT ? AS n').bind(3).first<number>('n');
  };
  const [one, two, three, none, both] = await Promise.all([
    db.prepare('SELECT ? AS n').bind(1).all<{ n: number }>(),
    db.prepare('SELECT 2 AS n').first(),
    later(),
    db.prepare('SELECT 1 AS n WHERE 0').first(),
    db.batch<{ n: number }>([db.prepare('SELECT ? AS n').bind(4), db.prepare('SELECT 5 AS n UNION SELECT 6')]),
  ]);
  expect([one.results, two, three, none, both.map((result) => result.results)]).toEqual([[{ n: 1 }], { n: 2 }, 3, null, [[{ n: 4 }], [{ n: 5 }, { n: 6 }]]]);
  expect(requests).toEqual([6]);
  expect(await db.prepare('SELECT 7 AS n').first('n')).toBe(7);
  expect(requests).toEqual([6, 1]);
});

test('a read that fails fails alone', async () => {
  const { db } = counted();
  const answers = await Promise.allSettled([
    db.prepare('SELECT 1 AS n').first('n'),
    db.prepare('SELECT * FROM nowhere').all(),
    db.prepare('SELECT 3 AS n').first('n'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))).toEqual([1, 3]);
});
