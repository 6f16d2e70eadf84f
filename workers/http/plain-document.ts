import { storePath } from '../../src/config/stores';
import { escapeHtml } from '../../src/contract/documents/escape-html';
import type { StoreView } from '../../src/domain/store-view';

interface PlainDocument {
  title: string;
  heading: string;
  lines: string[];
  /** Markup that stands below them as it is. */
  form?: string;
  /** Ways on: a path inside the store view and its words, the first as a button. */
  links: [path: string, text: string][];
  note?: string;
}

const BODY = 'margin:0;padding:14vh 1rem 2rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#17130f;text-align:center';
const BUTTON =
  'display:inline-block;padding:.9rem 1.75rem;border-radius:2rem;background:#17130f;color:#fff;font-weight:650;text-decoration:none';
const LINK = 'color:inherit';

/** A document that needs nothing but itself, for when no page can be rendered; every text in it is escaped. */
export function plainDocument(
  store: StoreView,
  { title, heading, lines, form = '', links, note }: PlainDocument,
): string {
  const link = ([path, text]: [string, string], index: number) =>
    `<p style="margin:1.5rem 0"><a href="${escapeHtml(storePath(store, path))}" style="${index === 0 && form === '' ? BUTTON : LINK}">${escapeHtml(text)}</a></p>`;
  return `<!DOCTYPE html>
<html lang="${store.i18n.defaultLocale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)} · ${escapeHtml(store.name)}</title></head>
<body style="${BODY}"><main style="max-width:32rem;margin:auto"><h1 style="font-size:1.75rem;line-height:1.2">${escapeHtml(heading)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}${form}${links.map(link).join('')}${note ? `<p style="color:#5b544c"><small>${escapeHtml(note)}</small></p>` : ''}</main></body></html>`;
}
