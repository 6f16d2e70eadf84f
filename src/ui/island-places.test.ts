import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnIslands, fillIslands } from './island-places';
import { markup } from './markup';
import { ToastRegion } from './toasts';

const HARD = { okLabel: `"OK" & <b>'tú'</b>`, offline: 'data-island="x"><!--island-->', said: {} };
const page = ToastRegion({ ...HARD, unanswered: HARD.offline });

test('an island gets the props it was given, whatever is in them, out of React’s HTML and out of static markup', () => {
  const drawn: [string, object, string][] = [];
  const draw = (...asked: [string, object, string]) => {
    drawn.push(asked);
    return '<i>drawn</i>';
  };
  const fromReact = fillIslands(renderToStaticMarkup(page), draw);
  const fromStatic = fillIslands(markup(page), draw);
  for (const html of [fromReact, fromStatic])
    expect(html).toMatch(
      /^<div data-unanswered=(["'])(?:(?!\1)[^<>])*\1 data-island="toasts" data-props='[^'<>]*'><i>drawn<\/i><\/div>$/,
    );
  expect(drawn).toEqual([
    ['toasts', HARD, 'toasts-'],
    ['toasts', HARD, 'toasts-'],
  ]);
});

test('the second island of a name says what its ids begin with', () => {
  const html = fillIslands(markup([page, page]), (_, __, prefix) => prefix);
  expect([...html.matchAll(/data-ids="([^"]*)">([^<]*)/g)].map(([, said, given]) => [said, given])).toEqual([
    ['toasts1-', 'toasts1-'],
  ]);
  expect(html).toContain('>toasts-</div>');
});

test('what was drawn once is kept by place and props, and what is long or old is not', () => {
  const drawn = new DrawnIslands();
  let times = 0;
  const draw = () => {
    times += 1;
    return `<i>${times}</i>`;
  };
  const html = markup([page, page]);
  expect(fillIslands(html, draw, drawn)).toBe(fillIslands(html, draw, drawn));
  expect(times).toBe(2);
  fillIslands(markup(ToastRegion({ ...HARD, unanswered: '', okLabel: 'otro' })), draw, drawn);
  expect(times).toBe(3);
  const long = markup(ToastRegion({ ...HARD, unanswered: '', okLabel: 'x'.repeat(20_000) }));
  fillIslands(long, draw, drawn);
  fillIslands(long, draw, drawn);
  expect(times).toBe(5);
  for (let number = 0; number < 400; number += 1)
    fillIslands(markup(ToastRegion({ ...HARD, unanswered: '', okLabel: `${number}` })), draw, drawn);
  fillIslands(html, draw, drawn);
  expect(times).toBe(407);
});

test('what an editor or a shopper writes makes no island of it', () => {
  const text = '<p data-island="toasts"><!--island--></p>';
  const html = markup(text);
  expect(fillIslands(html, () => 'drawn')).toBe(html);
});
