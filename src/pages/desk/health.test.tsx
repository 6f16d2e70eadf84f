import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import type { DeskHealth, FailingWork, GivenUp } from '../../commerce/desk';
import type { DeskImports } from '../../commerce/desk/imports';
import { runInContext } from '../../commerce/request-context';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { DeskHealthPage } from './health';

const NOON = Date.parse('2026-11-22T18:00:00Z');

const NOTHING_STUCK: DeskHealth['stuck'] = { count: 0, messages: [] };

const NO_RUN: DeskImports['skippedBy'] = async () => null;

async function shown(
  failing: FailingWork[],
  stuck = NOTHING_STUCK,
  query = '',
  skippedBy = NO_RUN,
  givenUp: GivenUp[] = [],
): Promise<string> {
  const health: DeskHealth = { oldestWaiting: null, waiting: 0, stuck, givenUp, failing };
  const context = testContext(
    { version: async () => 'v1' },
    {
      now: NOON,
      path: '/operacion/estado',
      query: new URLSearchParams(query),
      mine: () =>
        operator({
          ...fakeDesk,
          running: { ...fakeDesk.running, health: async () => health },
          imports: { recent: async () => [], skippedBy },
        }),
    },
  );
  return runInContext(context, async () => renderToStaticMarkup(await DeskHealthPage()));
}

test('the desk says which work of the shop fails, since when and why; nothing of it while none does', async () => {
  const html = await shown([
    { name: 'purge.outbox', reason: 'Error: no such table: outbox', since: NOON, failedAt: NOON + 60_000 },
  ]);
  for (const part of [
    '<dt>Trabajo que falla</dt><dd>1</dd>',
    'purge.outbox',
    'Desde 12:00 22/11/2026',
    'Último intento 12:01 22/11/2026',
    'no such table: outbox',
  ])
    expect(html).toContain(part);
  expect(await shown([])).toContain('<dt>Trabajo que falla</dt><dd>0</dd>');
  expect(await shown([])).not.toContain('id="fallan"');
  expect(await shown([])).not.toContain('Se muestran solo');
});

test('the desk says how many messages cannot go out, and of each why and when it is tried again', async () => {
  const told = { channel: 'webhook', id: 1, type: 'order-placed', order: '000000042', reason: 'status 500' } as const;
  const html = await shown([], {
    count: 120,
    messages: [{ ...told, attempts: 3, createdAt: NOON - 3 * 60 * 60 * 1000, nextAttemptAt: NOON }],
  });
  for (const part of [
    'Se muestran solo 100',
    '<dt>Avisos o correos que no han podido salir</dt><dd>120</dd>',
    'hace 3 horas',
    'Intentos: 3',
    'Próximo intento 12:00 22/11/2026',
    'status 500',
  ])
    expect(html).toContain(part);
  expect(await shown([])).not.toContain('id="atorados"');
});

test('the desk says in the words of the shop which lines of a file of stock were left out, and what stood there', async () => {
  const left = {
    entity: 'stock',
    position: 17,
    id: 'MX-011',
    reason: 'price: May be thousands or decimals, not «1.399»',
  };
  const html = await shown([], NOTHING_STUCK, 'importacion=7', async () => [left]);
  expect(html).toContain('<span>Renglón 17</span><strong>MX-011</strong>');
  expect(html).toContain(
    'price: puede ser mil y tantos o uno y fracción: escríbelo con dos decimales, o sin ellos; trae «1.399»',
  );
});

test('of more than a hundred messages that were given up a hundred stand there, and it is said that there are more', async () => {
  const given = (count: number) =>
    Array.from({ length: count }, (_, id): GivenUp => {
      const told = { channel: 'webhook', type: 'order-placed', order: null, reason: 'status 500' } as const;
      return { ...told, id, at: NOON, canGoAgain: false };
    });
  const rows = (html: string) => html.split('status 500').length - 1;
  const [all, more] = [
    await shown([], NOTHING_STUCK, '', NO_RUN, given(100)),
    await shown([], NOTHING_STUCK, '', NO_RUN, given(101)),
  ];
  expect([rows(all), rows(more)]).toEqual([100, 100]);
  expect(all).not.toContain('Se muestran solo');
  for (const part of ['Se muestran solo 100', '<dt>Avisos que no salieron</dt><dd>Más de 100</dd>'])
    expect(more).toContain(part);
});
