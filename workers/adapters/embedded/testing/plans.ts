import type { Env } from '../../../env';

/**
 * How the catalogue's database goes about the statements of `work` whose text matches `about`: the steps of their
 * plans.
 */
export async function plansOf<Given extends Pick<Env, 'CATALOGUE'>>(
  env: Given,
  about: RegExp,
  work: (explained: Given) => Promise<unknown>,
): Promise<string[]> {
  const explained: D1PreparedStatement[] = [];
  const prepare = (sql: string) => {
    const statement = env.CATALOGUE.prepare(sql);
    const bind = (...params: unknown[]) => {
      if (about.test(sql)) explained.push(env.CATALOGUE.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params));
      return statement.bind(...params);
    };
    return new Proxy(statement, { get: (target, key) => (key === 'bind' ? bind : Reflect.get(target, key)) });
  };
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get(target, key) {
      const value = key === 'prepare' ? prepare : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await work({ ...env, CATALOGUE });
  const plans = await env.CATALOGUE.batch<{ detail: string }>(explained);
  return plans.flatMap((plan) => plan.results.map((row) => row.detail));
}
