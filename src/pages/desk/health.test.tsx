import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import type { FailingWork } from '../../commerce/desk';
import { runInContext } from '../../commerce/request-context';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { DeskHealthPage } from './health';

const NOON = Date.parse('2026-11-22T18:00:00Z');

async function shown(failing: FailingWork[]): Promise<string> {
  const health = { oldestWaiting: null, waiting: 0, givenUp: [], failing };
  const context = testContext(
    { version: async () => 'v1' },
    {
      now: NOON,
      path: '/operacion/estado',
      query: new URLSearchParams(),
      mine: () => operator({ ...fakeDesk, running: { ...fakeDesk.running, health: async () => health } }),
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
});
