import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Morning } from '../../commerce/desk';
import { runInContext } from '../../commerce/request-context';
import { MORNING } from '../../contract/areas';
import { translator } from '../../i18n';
import { operator, testContext } from '../shop/request-context.fixture';
import { MorningList } from './morning';

/** What is said beside each count of a morning that has this many of everything, by the name of its line. */
function said(count: number): Record<string, string> {
  const counts = Object.fromEntries(MORNING.map(([name]) => [name, count])) as Morning['counts'];
  const html = runInContext(testContext({}, { mine: () => operator({}) }), () =>
    renderToStaticMarkup(<MorningList counts={counts} most={1000} isWithoutMail={false} />),
  );
  const lines = [...html.matchAll(/<b>(\d+)<\/b><span>([^<]*)/g)].map(([, number, text]) => `${number} ${text}`);
  const isWholeShop = ([, line]: (typeof MORNING)[number]) => 'isWholeShop' in line;
  const shown = [...MORNING.filter((line) => !isWholeShop(line)), ...MORNING.filter(isWholeShop)];
  expect(lines).toHaveLength(shown.length);
  return Object.fromEntries(shown.map(([name], at) => [name, lines[at] ?? '']));
}

test('one of a kind is told in the singular each morning, two in the plural', () => {
  const [one, two] = [said(1), said(2)];
  for (const [name] of MORNING) {
    expect(one[name]).toMatch(/^1 \p{Lu}/u);
    expect([name, one[name]?.slice(2)]).not.toEqual([name, two[name]?.slice(2)]);
    expect(one[name]).not.toMatch(
      /\b(?:Pedidos|Prometidos|Tarjetas|Devoluciones|Facturas|Reseñas|Pagos|Preguntas|Avisos|Trabajos|Importaciones|Solicitudes)\b/,
    );
  }
  expect(one).toMatchObject({ returns: '1 Devolución por responder', late: '1 Pedido con retraso' });
  expect(two).toMatchObject({ returns: '2 Devoluciones por responder', late: '2 Pedidos con retraso' });
  expect(said(0).returns).toBe('0 Devoluciones por responder');
});

test.each([
  ['es-MX', '{count} taken', '1 tomado', '2 tomados'],
  ['es-MX', '{count} left out', '1 omitido', '2 omitidos'],
  ['es-MX', 'Arrived, of {count}', 'Llegó, de 1', 'Llegaron, de 2'],
  ['es-MX', 'At most {count} orders', 'Máximo 1 pedido', 'Máximo 2 pedidos'],
  ['es-MX', '{count} new orders', '1 pedido nuevo', '2 pedidos nuevos'],
  ['de', 'At most {count} orders', 'Höchstens 1 Bestellung', 'Höchstens 2 Bestellungen'],
  ['de', '{count} new orders', '1 neue Bestellung', '2 neue Bestellungen'],
  ['de', 'Morning ends', 'Wartet auf Geld, Frist endet heute', 'Warten auf Geld, Frist endet heute'],
  ['it', '{count} taken', '1 preso', '2 presi'],
  ['it', '{count} new orders', '1 nuovo ordine', '2 nuovi ordini'],
  ['it', 'Morning returns', 'Reso a cui rispondere', 'Resi a cui rispondere'],
] as const)('the desk in %s counts %s as one or as two', (locale, key, one, two) => {
  const t = translator(locale);
  expect([t(key, { count: 1 }), t(key, { count: 2 })]).toEqual([one, two]);
});
