import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MORNING } from '../contract/areas';
import { DESK_AREAS } from './desk-areas';
import { dictionaries, dictionaryOf, type Key, keepDictionary } from './dictionaries';

const ROOT = resolve(import.meta.dirname, '../..');
/** Rooms of the desk: they answer operators alone, who have its words. */
const AT_THE_DESK =
  /^(?:src\/(?:features|pages)\/desk\/|src\/contract\/(?:desk|desk-pages|desk-stock|desk-customers|coupons|audit)\/|workers\/forms\/(?:desk|audit|coupons)|workers\/mail\/letters\/order-new\.ts$)/;
/** Texts that are no words of the desk, though its words have the same key: headings of the API's document, names of fields. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'src/contract/order.ts': ['Orders'],
  'src/contract/payments.ts': ['Payment questions'],
  'src/contract/customers/results.ts': ['Customer'],
  'src/contract/documents/fields.ts': ['Content', 'Stock'],
};
/** What areas have in a morning, each in its own contract: the desk's first page alone says it. */
const OF_A_MORNING = new Set<string>(MORNING.flatMap(([, { text, todo }]) => [text, todo]));
/** Refusals that a desk's own page or form answers, whichever file makes them. */
const ANSWERED_THERE = ['src/domain/stock-correction.ts', 'src/domain/order/moved-day.ts'];

const KEYS = DESK_AREAS.flatMap((area) => Object.keys(dictionaries('es-MX')[area] ?? {}));

test('nobody but the desk says its words, which the Worker has beside it', () => {
  const said = globSync('{src,workers}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && !file.startsWith('src/i18n/'))
    .filter((file) => !AT_THE_DESK.test(file) && !ANSWERED_THERE.includes(file))
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      const found = KEYS.filter((key) => source.includes(`'${key}'`) || source.includes(`"${key}"`));
      const isElsewhere = (key: string) =>
        ELSEWHERE[file]?.includes(key) || (file.startsWith('src/contract/') && OF_A_MORNING.has(key));
      return found.filter((key) => !isElsewhere(key)).map((key) => `${file}: ${key}`);
    });
  expect(said).toEqual([]);
});

const KEY: Key = 'Desk sections';
const asked = vi.fn(async () => JSON.stringify({ [KEY]: 'Gebracht' }));
vi.mock('./desk-text', () => ({ text: asked }));

test('what the desk says is brought once, beside all that is at hand', async () => {
  const { bringDeskTexts } = await import('./bring-texts');
  const whole = dictionaryOf('es-MX');
  try {
    await bringDeskTexts();
    expect(asked).not.toHaveBeenCalled();
    const { [KEY]: _, ...without } = whole;
    keepDictionary('es-MX', without as typeof whole);
    await bringDeskTexts();
    await bringDeskTexts();
    expect(asked).toHaveBeenCalledOnce();
    expect(dictionaryOf('es-MX')).toEqual({ ...whole, [KEY]: 'Gebracht' });
  } finally {
    keepDictionary('es-MX', whole);
  }
});
