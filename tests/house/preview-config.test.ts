import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';

const config = unstable_readConfig({ config: fileURLToPath(new URL('../../wrangler.toml', import.meta.url)) });
const previews = config.previews;

/** Kinds of binding in a configuration, with the names the Worker knows them by. */
const namesIn = (part: object | undefined): Record<string, string[]> => {
  const named: Record<string, string[]> = {};
  for (const [kind, value] of Object.entries(part ?? {})) {
    const list: unknown = Array.isArray(value)
      ? value
      : (value as { bindings?: unknown; producers?: unknown } | null)?.bindings;
    if (!Array.isArray(list)) continue;
    const names = list.flatMap((one: { binding?: string; name?: string }) => one.binding ?? one.name ?? []);
    if (names.length > 0) named[kind] = names.sort();
  }
  return named;
};

test('a preview has every binding the Worker has, because it inherits none', () => {
  expect(namesIn(previews)).toEqual(namesIn(config));
});

test('a preview has every variable the Worker has but its address, and knows what it is and what its own address ends in', () => {
  const { PUBLIC_ORIGIN: _, ...shared } = config.vars;
  expect(previews?.vars).toEqual({ ...shared, APP_ENV: 'preview', PREVIEW_HOST_SUFFIX: expect.stringMatching(/\w/) });
});

test('a preview never writes into a database of production', () => {
  const idsOf = (databases: { database_id?: string }[] = []) => databases.map(({ database_id }) => database_id);
  const own = idsOf(previews?.d1_databases);
  const production = idsOf(config.d1_databases);
  expect(own).not.toHaveLength(0);
  expect(own.filter((id) => production.includes(id))).toEqual([]);
});
