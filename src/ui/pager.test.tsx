import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pager, pagesAround } from './pager';

const shown = (current: number, last: number) =>
  [
    ...renderToStaticMarkup(
      <Pager
        label="Páginas"
        current={current}
        pages={pagesAround(current, last).map((page) => ({ page, href: `?p=${page}` }))}
      />,
    ).matchAll(/href="\?p=(\d+)"( aria-current="page")?/g),
  ].map(([, page, is]) => (is ? `[${page}]` : page));

test.each([
  [1, 1, []],
  [1, 2, ['[1]', '2']],
  [1, 9, ['[1]', '2', '3']],
  [2, 9, ['1', '[2]', '3', '4']],
  [5, 9, ['3', '4', '[5]', '6', '7']],
  [9, 9, ['7', '8', '[9]']],
  [4, 5, ['2', '3', '[4]', '5']],
  [20, 3, ['1', '2', '3']],
])('LIMIT-017 on page %i of %i two pages stand either side', (current, last, pages) =>
  expect(shown(current, last)).toEqual(pages),
);
