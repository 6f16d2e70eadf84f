import { beforeAll, expect, test } from 'vitest';
import { buildInline, buildPieces } from '../../scripts/lib/build/browser-assets.ts';

/** Came to browsers after Safari 16, the oldest whose syntax the build writes. */
const TOO_NEW =
  /\bAbortSignal\.(?:timeout|any)\(|\bURL\.(?:canParse|parse)\(|\bPromise\.(?:withResolvers|try)\b|\b(?:Object|Map)\.groupBy\(|\bArray\.fromAsync\(|\.(?:is|to)WellFormed\(|\(\?<[=!]/;

/** What makes one takes a phone as long as all of React: it is made when it is first asked for (i18n/per-locale.ts). */
const MADE_AT_ONCE = /^(?:export )?const \w+ = new Intl\./m;

/** What is shipped to browsers, of ours and of others: as the bundles hold it, whatever room it stands in. */
let shipped: { module: string; code: string }[];
beforeAll(async () => {
  const chunks = [...(await buildPieces()).chunks, ...(await buildInline())];
  shipped = chunks.flatMap(({ modules }) =>
    Object.entries(modules).map(([module, { code }]) => ({ module, code: code ?? '' })),
  );
});

test('what runs in the browser asks for nothing that browsers of a few years ago lack', () => {
  expect(shipped.length).toBeGreaterThan(200);
  expect(shipped.filter(({ code }) => TOO_NEW.test(code)).map(({ module }) => module)).toEqual([]);
});

test('what runs in the browser makes no formatter before it is asked for', () => {
  expect(shipped.filter(({ code }) => MADE_AT_ONCE.test(code)).map(({ module }) => module)).toEqual([]);
});
