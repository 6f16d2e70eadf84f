import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { testContext } from '../shop/request-context.fixture';
import { readyText } from './branch-texts';
import { openText } from './open-text';

// By the clock of Tijuana; 2026-11-23 is a Monday, and on Sundays the branch is closed.
test.each([
  ['2026-11-23T11:00', 'Recoge hoy desde las 13:00', 'Abierta ahora, hasta las 20:00'],
  ['2026-11-23T08:00', 'Recoge hoy desde las 12:00', 'Cerrada ahora, abre hoy a las 10:00'],
  ['2026-11-23T19:40', 'Recoge mañana desde las 12:00', 'Abierta ahora, hasta las 20:00'],
  ['2026-11-23T20:01', 'Recoge mañana desde las 12:00', 'Cerrada ahora, abre mañana a las 10:00'],
  ['2026-11-28T20:01', 'Recoge el lun 30 nov desde las 12:00', 'Cerrada ahora, abre el lun 30 nov a las 10:00'],
  ['2026-12-24T18:30', 'Recoge el sáb 26 dic desde las 12:00', 'Abierta ahora, hasta las 20:00'],
  ['2026-12-25T11:00', 'Recoge mañana desde las 12:00', 'Cerrada ahora, abre mañana a las 10:00'],
])('at %s it is said when an order is ready and whether the branch is open', (time, ready, open) => {
  const now = Date.parse(`${time}:00-08:00`);
  runInContext(testContext({}, { now }), () =>
    expect([readyText(BRANCH), openText(BRANCH)?.text]).toEqual([ready, open]),
  );
});
