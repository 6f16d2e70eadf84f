import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import { runInContext } from '../../commerce/request-context';
import { guidesLeftPage } from '../../contract/dispatch';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { DeskGuidesPage } from './guides';

const CARRIERS = [{ code: 'dhl', name: 'DHL', link: 'https://dhl.example/{guide}', guide: '\\d{10}' }];

async function shown(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'https://tienda.example');
  const desk = { ...fakeDesk, order: { ...fakeDesk.order, carriers: CARRIERS } };
  const context = testContext({}, { path: pathname, query: searchParams, mine: () => operator(desk) });
  return runInContext(context, async () => renderToStaticMarkup(await DeskGuidesPage()));
}

test('lines that were not sent stay, each a field under its reason, with their carrier; the first of them has the focus', async () => {
  const html = await shown(
    guidesLeftPage('dhl', [
      { text: '000000042 12', why: 'wrong' },
      { text: '000000043 1234567890', why: 'cardRefused' },
      { text: '000000044 1234567891', why: null },
    ]),
  );
  const fields = [...html.matchAll(/<input[^>]*name="guias"[^>]*>/g)].map(([field]) => field);
  expect(fields.map((field) => field.match(/value="([^"]*)"/)?.[1])).toEqual(['000000042 12', '000000043 1234567890']);
  expect(fields.map((field) => /autofocus/i.test(field))).toEqual([true, false]);
  expect(html).toContain('2 líneas no se enviaron');
  for (const reason of ['no es una guía de esta paquetería', 'El banco rechazó el cobro'])
    expect(html).toContain(reason);
  expect(html).toMatch(/<option value="dhl" selected="">/);
  // What nobody tried is pasted as before.
  expect(html).toMatch(/<textarea[^>]*>000000044 1234567891<\/textarea>/);
});

test('lines that were mended are asked about together with what was pasted besides', async () => {
  const asked = await shown('/operacion/guias?paqueteria=dhl&guias=42+1234567890&guias=&guias=43+12');
  expect(asked).toContain('No hay un pedido con este número');
  expect([asked.includes('000000042'), asked.includes('000000043')]).toEqual([true, true]);
  // The no of the question keeps them.
  expect(asked).toMatch(/href="\/operacion\/guias\?paqueteria=dhl&amp;quedan=000000042\+1234567890%0A000000043\+12/);
});
