import { allMovements, MOST_READ } from '../../src/commerce/desk/all-movements';
import { AUDIT_MESSAGES } from '../../src/contract/audit/messages';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import { DESK_ORDERS_PAGE, MOVEMENT_DAYS } from '../../src/contract/desk-pages/forms';
import { refuse } from '../../src/domain/result';
import { CSV_TYPE } from '../../src/features/desk/carrier-csv';
import { movementsCsv } from '../../src/features/desk/movements-csv';
import { translator } from '../../src/i18n';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { SentForm } from './serving/sent-form';

/** Where all orders stand, and the form under them. */
const PAGE = `${DESK_ORDERS_PAGE}?lista=todos`;

/** Saves the movements between two days as a file, all of them or nothing. */
export async function saveMovements({ request, sent, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(MOVEMENT_DAYS, sent);
  if (!fields.ok) return refusedAt(PAGE, invalid(fields.errors));
  const { from, to } = fields.values;
  if (to < from)
    return refusedAt(PAGE, invalid([{ field: 'to', rule: 'value', message: DESK_PAGE_MESSAGES.daysTurned }]));
  const movements = await allMovements(mine().desk().order, { from, to });
  if (movements === null)
    return refusedAt(PAGE, refuse(422, AUDIT_MESSAGES.tooManyEntries, { detail: { most: MOST_READ } }).problem);
  if (movements.length === 0) return refusedAt(PAGE, refuse(422, DESK_PAGE_MESSAGES.noMovements).problem);
  const text = movementsCsv(translator(request.store.i18n.defaultLocale), movements);
  return { location: PAGE, notices: [], file: { name: `movimientos-${from}-${to}.csv`, type: CSV_TYPE, text } };
}
