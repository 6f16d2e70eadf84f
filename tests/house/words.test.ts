import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Names that others read and that stay, by file; the comment there says so. */
const KEPT: Record<string, readonly string[]> = {
  'src/contract/checkout/ticket.ts': ['handover'],
  'src/contract/checkout/index.ts': ['handover'],
  'src/contract/desk/event-names.ts': ['credited'],
  'src/contract/desk/index.ts': ['payment question', 'settle'],
  'src/contract/desk/unmatched-payments.ts': ['payment question', 'settle'],
  'workers/api/cart/checkout.ts': ['handover'],
  'workers/index.ts': ['account object'],
  'workers/api/desk/index.ts': ['payment question', 'settle'],
  'workers/objects/cart/state.ts': ['spent', 'heir', 'goes into'],
};

/** 'keptLists', 'kept-lists' and 'KEPT_LISTS' are the words 'kept lists'. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^\p{L}0-9]+/gu, ' ')
    .trim()
    .toLowerCase();

const has = (words: string, word: string): boolean => ` ${words} `.includes(` ${word} `);

/** Comments of a source, and what is neither comment nor text. Texts of templates are left out with what they hold. */
function partsOf(source: string): { code: string; comments: string } {
  const comments: string[] = [];
  const code = source.replace(
    /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    (part) => {
      if (part.startsWith('/')) comments.push(part);
      return ' ';
    },
  );
  return { code, comments: comments.join('\n') };
}

const section = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('## Words of the code')[1]
  ?.split('\n## ')[0];
const rows = (section ?? '').split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim());
  return cells.length === 6 && !/^-+$|^term$/.test(cells[1] ?? '') ? [cells] : [];
});
const column = (at: number): string[] => [
  ...new Set(rows.flatMap((cells) => (cells[at] ?? '').split(', ').map(wordsOf)).filter((word) => word !== '')),
];
const notUsed = column(3);
const notAsName = [...column(4), ...notUsed];

const files = globSync('{src,workers,functions}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|^src\/i18n\//.test(file))
  .map((file) => {
    const { code, comments } = partsOf(readFileSync(join(ROOT, file), 'utf8'));
    const names = [...new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [])].map(wordsOf);
    return { file, names: [...file.split('/').map(wordsOf), ...names], comments: wordsOf(comments) };
  });
const isKept = (file: string, word: string): boolean => KEPT[file]?.includes(word) ?? false;

describe('words that the glossary replaced', () => {
  test('are listed', () => {
    expect(notUsed.length).toBeGreaterThan(4);
    expect(notAsName).toEqual(expect.arrayContaining(['restock', 'kept lists', 'settle', 'everything']));
  });

  test.each(notAsName)('%s is no name', (word) => {
    expect(
      files.flatMap(({ file, names }) =>
        isKept(file, word) ? [] : names.filter((name) => has(name, word)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  test.each(notUsed)('%s is in no comment', (word) => {
    expect(
      files.filter(({ file, comments }) => !isKept(file, word) && has(comments, word)).map(({ file }) => file),
    ).toEqual([]);
  });

  test('each exception is needed', () => {
    const needless = Object.entries(KEPT).flatMap(([path, words]) => {
      const found = files.find(({ file }) => file === path);
      return words.filter((word) => !found || ![...found.names, found.comments].some((name) => has(name, word)));
    });
    expect(needless).toEqual([]);
  });
});
