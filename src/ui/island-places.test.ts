import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillIslands } from './island-places';
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
  expect(fromStatic).toBe(fromReact);
  expect(fromReact).toMatch(
    /^<div data-unanswered="[^"<>]*" data-island="toasts" data-props="[^"<>]*"><i>drawn<\/i><\/div>$/,
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

test('what an editor or a shopper writes makes no island of it', () => {
  const text = '<p data-island="toasts"><!--island--></p>';
  const html = markup(text);
  expect(fillIslands(html, () => 'drawn')).toBe(html);
});
