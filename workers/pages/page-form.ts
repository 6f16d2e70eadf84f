import { OWN, SETS, SHARED } from 'virtual:page-styles';
import type { PageStyle } from '../../src/pages/page-styles';
import type { CookieJar, CookieName } from '../http/cookie-jar';
import { allowStyles } from '../http/security-headers';
import type { PageForm, StoredPage } from './page-cache';

/** Set by the shop's sheet itself as it is fetched (public/_headers), so whoever shows its mark has it. */
const SHEET_COOKIE: CookieName = { name: 'styles', access: 'hidden' };

const HEAD_END = '</head>';
const END = '</body></html>';

const styleOf = ({ text }: { text: string }): string => `<style>${text}</style>`;
/** Applied when it comes; what stands before it in the document is painted without it. */
const lateSheet = (address: string): string => `<link rel="stylesheet" href="${address}" fetchpriority="low">`;
/** Fetched behind everything else and not applied: the document has these styles, further ones will not. */
const KEPT_SHEET = `<link rel="stylesheet" href="${SHARED.address}" media="not all">`;
const SHARED_SHEET = `<link rel="stylesheet" href="${SHARED.address}">`;

/** The form of pages for a browser: one that shows the mark of this build's sheet has it, any other has not. */
export const formFor = (cookies: CookieJar): PageForm =>
  cookies.get(SHEET_COOKIE) === SHARED.mark ? 'linked' : 'inline';

const isDocument = ({ headers }: StoredPage): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

type PageStyles = (typeof SETS)[PageStyle['styles']];

interface SomeStyles {
  /** Finds where any of them may be found; a page is read once for all of them, most of which are not there. */
  any: RegExp;
  /** Each with what finds it at one place. */
  each: { some: PageStyles['where'][number]; at: RegExp }[];
}

const someOf = ({ where }: PageStyles): SomeStyles => ({
  any: new RegExp(where.map(({ holds }) => holds.source).join('|'), 'g'),
  each: where.map((some) => ({ some, at: new RegExp(some.holds.source, 'y') })),
});

const someStylesOf = new Map(
  Object.values(SETS).flatMap((set) => (set.where.length === 0 ? [] : [[set, someOf(set)] as const])),
);

/** The styles that this page needs first beside those of its kind. */
function someStyles(set: PageStyles, body: string): PageStyles['where'] {
  const known = someStylesOf.get(set);
  if (known === undefined) return [];
  const { any, each } = known;
  const found = new Set<PageStyles['where'][number]>();
  any.lastIndex = 0;
  for (let match = any.exec(body); match && found.size < each.length; match = any.exec(body)) {
    for (const { some, at } of each) {
      at.lastIndex = match.index;
      if (at.test(body)) found.add(some);
    }
    // A text may begin inside of another one.
    any.lastIndex = match.index + 1;
  }
  return set.where.filter((some) => found.has(some));
}

/**
 * A rendered document with its styles (ADR 0024): those of its first screen before its body, the others behind it. What
 * all pages share stands in the document too, or is linked for who has it already. Anything else than a document stays
 * as it is.
 */
export function inForm<Page extends StoredPage>(page: Page, { styles, ownStyles }: PageStyle, form: PageForm): Page {
  const head = isDocument(page) ? page.body.indexOf(HEAD_END) : -1;
  if (head < 0) return page;
  const set = SETS[styles];
  const own = ownStyles === undefined ? undefined : OWN[ownStyles];
  const isInline = form === 'inline';
  const some = someStyles(set, page.body);
  const ofPage = [set, ...some, ...(own ? [own] : [])];
  const first = `${isInline ? styleOf(SHARED) : SHARED_SHEET}${ofPage.map(styleOf).join('')}`;
  const late = `${lateSheet(set.late)}${isInline ? KEPT_SHEET : ''}`;
  const last = page.body.lastIndexOf(END);
  const end = last < 0 ? page.body.length : last;
  const hashes = [...(isInline ? [SHARED] : []), ...ofPage].map(({ hash }) => hash);
  return {
    ...page,
    body: page.body.slice(0, head) + first + page.body.slice(head, end) + late + page.body.slice(end),
    headers: page.headers.map(([name, value]): [string, string] => [
      name,
      name === 'content-security-policy' ? allowStyles(value, hashes) : value,
    ]),
  };
}
