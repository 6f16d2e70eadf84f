import { NOTICE_PAGE } from '../../src/config/privacy-notice';
import { storePath } from '../../src/config/stores';
import { CONTACT_PAGE } from '../../src/contract/contact/forms';
import { escapeHtml } from '../../src/contract/documents/escape-html';
import type { StoreView } from '../../src/domain/store-view';
import { translator } from '../../src/i18n';
import type { Letter, Row } from './letter';

const SANS = "-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const INK = '#17130f';
const QUIET = '#5b544c';
const ROSA = '#c4006b';
const VERDE = '#0b6b47';
const VERDE_WASH = '#e4f3ec';

/** Longest name of a figure that is kept in one line, in characters. */
const SHORT_LABEL = 24;

/** Text as one line: names come from people and catalogues, and may hold anything. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Most characters of a subject that lists of letters show whole. */
const SUBJECT_MAX = 60;

/** A subject with a product's name in it, which is cut at a word where the subject would be longer than is shown. */
export function fitSubject(write: (name: string) => string, name: string): string {
  const whole = write(name);
  const tooMany = [...whole].length - SUBJECT_MAX;
  if (tooMany <= 0) return whole;
  const letters = [...name];
  const kept = letters.slice(0, Math.max(1, letters.length - tooMany - 1)).join('');
  const words = kept.replace(/\s+\S*$/u, '');
  return write(`${words === '' ? kept : words}…`);
}

const isFilled = (rows: readonly Row[]): boolean => rows.length > 0;

/**
 * Where it says who wrote it: the notice that has their name and address, and where they are written to unless its help
 * line has said that.
 */
function senderLinks({ help }: Letter, store: StoreView, origin: string): { label: string; url: string }[] {
  const t = translator(store.i18n.defaultLocale);
  return [
    ...(help ? [] : [{ label: t('Write to us'), url: `${origin}${storePath(store, CONTACT_PAGE)}` }]),
    { label: t('Privacy notice'), url: `${origin}${storePath(store, NOTICE_PAGE)}` },
  ];
}

/** A letter as plain text. */
export function textOf(letter: Letter, store: StoreView, origin: string): string {
  const { lines, arrives = [], links = [], tables = [], action, after, help, end } = letter;
  const figures = tables
    .filter(isFilled)
    .map((rows) => rows.map(({ label, value }) => `${oneLine(label)}: ${oneLine(value)}`).join('\n'));
  const parts = [
    ...lines.slice(0, 1),
    ...arrives,
    ...lines.slice(1),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...figures,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    ...(help ? [`${help.text} ${help.label}: ${help.url}`] : []),
    ...(end ? [`${end.label}:\n${end.url}`] : []),
    [`— ${store.name}`, ...senderLinks(letter, store, origin).map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

/** What a picture shows stands beside it. */
const picture = (url: string): string =>
  `<img src="${escapeHtml(url)}" alt="" width="56" height="56" style="display:block;float:left;margin:0 12px 0 0;border-radius:8px">`;

/** What is named beside a picture stays beside it, and a short name in one line, however narrow the letter is. */
function row({ label, value, isTotal, picture: url }: Row): string {
  const line = isTotal ? `border-top:1px solid ${QUIET};font-weight:650` : '';
  const name = url ? `${picture(url)}<div style="overflow:hidden">${escapeHtml(label)}</div>` : escapeHtml(label);
  const short = label.length > SHORT_LABEL ? '' : 'white-space:nowrap;';
  return `<tr><td style="padding:6px 16px 6px 0;vertical-align:top;${short}${line}">${name}</td><td style="padding:6px 0;text-align:right;vertical-align:top;${line}">${escapeHtml(value)}</td></tr>`;
}

const table = (rows: Row[]): string =>
  `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.map(row).join('')}</table>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:16px 28px;border-radius:27px;background:${ROSA};color:#ffffff;font-weight:650;text-decoration:none">${escapeHtml(label)}</a></p>`;

const link = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${ROSA};font-weight:650">${escapeHtml(label)}</a></p>`;

const quietLink = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" style="color:${QUIET}">${escapeHtml(label)}</a>`;

/** The promise of an order is what its letter is opened for. */
const promise = (said: string[]): string =>
  `<div style="margin:0 0 20px;padding:14px 16px 2px;border-radius:14px;background:${VERDE_WASH};color:${VERDE}">${said
    .map((line, index) => `<p style="margin:0 0 12px;${index === 0 ? 'font-weight:650' : ''}">${escapeHtml(line)}</p>`)
    .join('')}</div>`;

/**
 * A letter as a document that needs nothing but itself to be read: inline styles, no picture but those of its products,
 * every text escaped. What it begins with for whoever looks at a list of letters is not its greeting.
 */
export function htmlOf(letter: Letter, store: StoreView, origin: string): string {
  const { subject, lines, arrives = [], links = [], tables = [], action, after, help, end } = letter;
  const small = `color:${QUIET};font-size:14px`;
  const body = [
    ...lines.slice(0, 1).map((line) => paragraph(line, '')),
    arrives.length > 0 ? promise(arrives) : '',
    ...lines.slice(1).map((line) => paragraph(line, '')),
    ...links.map(link),
    ...tables.filter(isFilled).map(table),
    action ? button(action) : '',
    ...after.map((line) => paragraph(line, small)),
    help
      ? `<p style="margin:0 0 16px;${small}">${escapeHtml(help.text)} <a href="${escapeHtml(help.url)}" style="color:${ROSA}">${escapeHtml(help.label)}</a></p>`
      : '',
    end ? `<p style="margin:0;${small}">${quietLink(end)}</p>` : '',
  ].join('\n');
  return `<!DOCTYPE html>
<html lang="${store.i18n.defaultLocale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f3ef;color:${INK};font:16px/1.5 ${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(arrives[0] ?? lines[1] ?? lines[0] ?? '')}</div>
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 8px"><a href="${escapeHtml(`${origin}${storePath(store, '/')}`)}" style="color:${INK};font-size:20px;font-weight:750;text-decoration:none">${escapeHtml(store.name)}</a></p>
<div style="padding:32px 28px;border-radius:24px;background:#ffffff">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.2">${escapeHtml(subject)}</h1>
${body}
</div>
<p style="margin:16px 0 0;padding:0 8px;${small}">${[escapeHtml(store.name), ...senderLinks(letter, store, origin).map(quietLink)].join(' · ')}</p>
</div></body></html>
`;
}
