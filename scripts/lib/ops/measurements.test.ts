import { expect, test } from 'vitest';
import { replaceSection, table } from './measurements';

const DOCUMENT = '# Measured\n\n<!-- bench -->\nold\n<!-- /bench -->\n\n<!-- soak -->\nkept\n<!-- /soak -->\n';

test('a section is replaced and the others stay as they are', () => {
  expect(replaceSection(DOCUMENT, 'bench', 'new\n')).toBe(
    '# Measured\n\n<!-- bench -->\nnew\n<!-- /bench -->\n\n<!-- soak -->\nkept\n<!-- /soak -->\n',
  );
});

test('a section that is not there is an error, not a lost measurement', () => {
  expect(() => replaceSection(DOCUMENT, 'other', 'new')).toThrow('other');
});

test('a table has one line a row, and its numbers to the right', () => {
  expect(table(['page', 'ms'], [['home', '3']])).toBe('| page | ms |\n| --- | ---: |\n| home | 3 |');
});
