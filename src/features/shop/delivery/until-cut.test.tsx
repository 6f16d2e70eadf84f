import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../../commerce/request-context';
import { translator } from '../../../i18n';
import { testContext } from '../request-context.fixture';
import { arrivalText } from './delivery';
import { PromisedNow } from './until-cut';

const t = translator('es-MX');
const at = (local: string) => Date.parse(`${local}-06:00`);
const MINUTE_MS = 60_000;

/** What a page says at a moment, until when it is true, and what it says from then on. */
function saidAt(moment: string) {
  const until: (number | null)[] = [];
  const asked = testContext({}, { now: at(moment), noteUntil: (one) => void until.push(one) });
  const html = runInContext(asked, () =>
    renderToStaticMarkup(<PromisedNow days={{ from: 2, to: 4 }} say={(promise) => arrivalText(promise, t)} />),
  );
  const [now, then] = [...html.matchAll(/data-cut="(\d+)"[^>]*>([^<]*)</g)].map(([, cut, text]) => ({
    cut: Number(cut),
    text,
  }));
  return { now, then, until, html };
}

test.each([
  ['2026-11-24T13:59:50', '2026-11-24T14:00', 'jue 26 nov y el lun 30 nov', 'vie 27 nov y el mar 1 dic'],
  ['2026-11-24T14:00:10', '2026-11-25T14:00', 'vie 27 nov y el mar 1 dic', 'lun 30 nov y el mié 2 dic'],
  ['2026-11-27T13:59:50', '2026-11-27T14:00', 'mar 1 dic y el jue 3 dic', 'mié 2 dic y el vie 4 dic'],
  ['2026-11-27T14:00:10', '2026-11-30T14:00', 'mié 2 dic y el vie 4 dic', 'jue 3 dic y el lun 7 dic'],
  ['2026-12-23T13:59:50', '2026-12-23T14:00', 'lun 28 dic y el mié 30 dic', 'mar 29 dic y el jue 31 dic'],
  ['2026-12-23T14:00:10', '2026-12-24T14:00', 'mar 29 dic y el jue 31 dic', 'mié 30 dic y el lun 4 ene'],
])(
  'a page kept at %s says its date until %s, then the next one, and is renewed within the minute after it',
  (moment, cut, now, then) => {
    const said = saidAt(moment);
    expect(said.now).toEqual({ cut: at(cut), text: `Llega entre el ${now}` });
    expect(said.then?.text).toBe(`Llega entre el ${then}`);
    expect(said.html).toMatch(/<span data-cut="\d+" hidden/);
    const [until = 0] = said.until;
    expect(until).toBeGreaterThanOrEqual(at(cut));
    expect(until).toBeLessThan(at(cut) + MINUTE_MS);
  },
);
