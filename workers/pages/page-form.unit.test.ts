import { createHash } from 'node:crypto';
import { OWN, SETS, SHARED } from 'virtual:page-styles';
import { expect, test } from 'vitest';
import { STYLE_SETS, type StyleSet } from '../../src/pages/page-styles';
import { CookieJar } from '../http/cookie-jar';
import { contentSecurityPolicy } from '../http/security-headers';
import { PAGE_FORMS, type StoredPage } from './page-cache';
import { formFor, inForm } from './page-form';

const EVERY = Object.keys(STYLE_SETS) as StyleSet[];
/** One of the style files that stand in no set. */
const [REVIEWS, reviewStyles] = ['features/reviews/reviews.css', OWN['features/reviews/reviews.css']] as const;

const DOCUMENT: StoredPage = {
  status: 200,
  body: '<!DOCTYPE html><html><head><title>Salas</title></head><body><main>&lt;/head&gt;</main><script>early()</script></body></html>',
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', contentSecurityPolicy([], [], [])],
  ],
};

const directive = ({ headers }: StoredPage, name: string) =>
  new Headers(headers)
    .get('content-security-policy')
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const stylesIn = ({ body }: StoredPage) =>
  [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);

test.each(EVERY.flatMap((set) => PAGE_FORMS.map((form) => [set, form] as const)))(
  '%s, %s: each style of the document is allowed by its hash, and no other',
  (set, form) => {
    const page = inForm(DOCUMENT, { styles: set }, form);
    const styles = stylesIn(page);
    expect(styles).toEqual(form === 'inline' ? [SHARED.text, SETS[set].text] : [SETS[set].text]);
    expect(directive(page, 'style-src')).toBe(["style-src 'self'", ...styles.map(hashOf)].join(' '));
    for (const name of ['style-src-attr', 'script-src']) expect(directive(page, name)).toBe(directive(DOCUMENT, name));
  },
);

test('a first visit: all styles of the first screen in the head, the late ones behind everything, and the sheet is fetched without being applied', () => {
  const { body } = inForm(DOCUMENT, { styles: 'product' }, 'inline');
  expect(body).toContain(`<style>${SETS.product.text}</style></head>`);
  const links = body.slice(body.indexOf('</script>'));
  expect(links).toBe(
    [
      '</script>',
      `<link rel="stylesheet" href="${SETS.product.late}" fetchpriority="low">`,
      `<link rel="stylesheet" href="${SHARED.address}" media="not all">`,
      '</body></html>',
    ].join(''),
  );
});

test('who has the sheet is not sent it again: it is linked, before the styles of the page', () => {
  const { body } = inForm(DOCUMENT, { styles: 'list' }, 'linked');
  expect(body).toContain(`<link rel="stylesheet" href="${SHARED.address}"><style>${SETS.list.text}</style></head>`);
  expect(body).not.toContain('not all');
  expect(body).toMatch(
    new RegExp(`</script><link rel="stylesheet" href="${SETS.list.late}" fetchpriority="low"></body></html>$`),
  );
});

test.each(PAGE_FORMS)(
  'styles of a page’s own stand behind those of its set and are allowed by their hash (%s)',
  (form) => {
    const page = inForm(DOCUMENT, { styles: 'form', ownStyles: REVIEWS }, form);
    const styles = stylesIn(page);
    expect(styles.slice(-2)).toEqual([SETS.form.text, reviewStyles?.text]);
    expect(directive(page, 'style-src')).toBe(["style-src 'self'", ...styles.map(hashOf)].join(' '));
  },
);

test('a redirect, a payload and a page without a head stay as they are', () => {
  const others: StoredPage[] = [
    { status: 301, body: '', headers: [['location', '/']] },
    { status: 200, body: '1:"</head>"', headers: [['content-type', 'text/x-component; charset=utf-8']] },
    { status: 404, body: 'nada', headers: [['content-type', 'text/html']] },
  ];
  for (const page of others)
    expect([inForm(page, { styles: 'text' }, 'inline'), inForm(page, { styles: 'text' }, 'linked')]).toEqual([
      page,
      page,
    ]);
});

test.each([
  ['nothing', '', 'inline'],
  ['the mark of this sheet', `__Host-styles=${SHARED.mark}`, 'linked'],
  ['the mark of another sheet', `__Host-styles=${SHARED.mark.replace(/.$/, 'x')}`, 'inline'],
  ['something made up', '__Host-styles=linked', 'inline'],
  ['a mark under a name that another site could set', `styles=${SHARED.mark}`, 'inline'],
])('a browser that shows %s', (_, cookie, form) => {
  expect(formFor(new CookieJar(new URL('https://tienda.example/'), cookie))).toBe(form);
});

test('a request that may not act with cookies gets the form that needs none', () => {
  expect(formFor(new CookieJar(new URL('https://tienda.example/'), null))).toBe('inline');
});

test.each(PAGE_FORMS)(
  '%s: what only some pages of a kind need first stands in those that hold it, allowed by its hash',
  (form) => {
    const sold = SETS.product.where.find(({ text }) => text.startsWith('.sold-out'));
    if (!sold) throw new Error('no styles of what is sold out');
    const body = DOCUMENT.body.replace('<main>', '<main><div class="sold-out"></div>');
    const page = inForm({ ...DOCUMENT, body }, { styles: 'product' }, form);
    expect(stylesIn(page).slice(-2)).toEqual([SETS.product.text, sold.text]);
    expect(directive(page, 'style-src')).toContain(sold.hash);
  },
);

test('a text that begins inside of another one is found too', () => {
  const both = SETS.list.where.filter(({ holds }) => holds.test('<ul class="notices">'));
  const body = DOCUMENT.body.replace('<main>', '<main><div class="notices"></div>');
  const page = inForm({ ...DOCUMENT, body }, { styles: 'list' }, 'inline');
  expect(both).toHaveLength(2);
  expect(stylesIn(page)).toEqual(expect.arrayContaining(both.map(({ text }) => text)));
});
