import type { PersonalData } from '../../commerce/privacy';
import { translator } from '../../i18n';
import { longMoment } from '../../i18n/dates';
import { xmlText } from '../seo/xml';

/** Numbers of this size are moments. */
const MOMENT = 1_000_000_000_000;
/** No deeper than this is anything kept. */
const DEEPEST = 8;

function markupOf(value: unknown, locale: string, depth = 0): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'number' && value > MOMENT) return xmlText(longMoment(value, locale));
  if (typeof value !== 'object') return xmlText(String(value));
  if (depth >= DEEPEST) return xmlText(JSON.stringify(value));
  const entries = Object.entries(value).filter(([, held]) => held !== null && held !== '');
  const parts = entries.map(([name, held]) => {
    const label = Array.isArray(value) ? '' : `<dt>${xmlText(name)}</dt>`;
    return `${label}<dd>${markupOf(held, locale, depth + 1)}</dd>`;
  });
  return `<dl>${parts.join('')}</dl>`;
}

/** A copy of somebody's data as a page that stands by itself, to be read and printed. */
export function readablePage({ made, elsewhere, sections }: PersonalData, locale: string): string {
  const t = translator(locale);
  const title = xmlText(t('What we keep of you'));
  const from =
    elsewhere === null
      ? ''
      : `<p>${xmlText(t('What {shop} keeps of you itself is not in here: ask it there.', { shop: elsewhere }))}</p>`;
  const body = sections.map(
    ({ title: name, rows }) =>
      `<section><h2>${xmlText(name)}</h2>${rows.map((row) => `<article>${markupOf(row, locale)}</article>`).join('')}</section>`,
  );
  return `<!doctype html><html lang="${xmlText(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}dl{margin:0 0 0 .5rem}dt{font-weight:600}dd{margin:0 0 .25rem .75rem}article{border-top:1px solid #ccc;padding:.75rem 0}</style></head><body><h1>${title}</h1><p>${xmlText(longMoment(Date.parse(made), locale))}</p>${from}${body.join('')}</body></html>`;
}
