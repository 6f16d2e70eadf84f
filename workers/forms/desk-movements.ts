import type { MovementPage } from '../../src/commerce/desk/orders';
import { AUDIT_MESSAGES } from '../../src/contract/audit/messages';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import { DESK_ORDERS_PAGE, MOVEMENT_DAYS } from '../../src/contract/desk-pages/forms';
import type { Movement } from '../../src/domain/payment/movement';
import { refuse } from '../../src/domain/result';
import { CSV_TYPE } from '../../src/features/desk/carrier-csv';
import { movementsCsv } from '../../src/features/desk/movements-csv';
import { translator } from '../../src/i18n';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { SentForm } from './serving/sent-form';

/** Most events that are read for a file: of more days it is saved in parts. */
const MOST_READ = 5000;
const AT_ONCE = 500;

/** Where all orders stand, and the form under them. */
const PAGE = `${DESK_ORDERS_PAGE}?lista=todos`;

/** Saves the movements between two days as a file, all of them or nothing. */
export async function saveMovements({ request, sent, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(MOVEMENT_DAYS, sent);
  if (!fields.ok) return refusedAt(PAGE, invalid(fields.errors));
  const { from, to } = fields.values;
  if (to < from)
    return refusedAt(PAGE, invalid([{ field: 'to', rule: 'value', message: DESK_PAGE_MESSAGES.daysTurned }]));
  const movements: Movement[] = [];
  let after: string | null = null;
  let read = 0;
  do {
    const page: MovementPage = await mine().desk().order.movements({ from, to, after }, AT_ONCE);
    movements.push(...page.movements);
    after = page.next;
    read += AT_ONCE;
    // Events that moved nothing are read too, and count.
    if (after !== null && read >= MOST_READ)
      return refusedAt(PAGE, refuse(422, AUDIT_MESSAGES.tooManyEntries, { detail: { most: MOST_READ } }).problem);
  } while (after !== null);
  if (movements.length === 0) return refusedAt(PAGE, refuse(422, DESK_PAGE_MESSAGES.noMovements).problem);
  const text = movementsCsv(translator(request.store.i18n.defaultLocale), movements);
  return { location: PAGE, notices: [], file: { name: `movimientos-${from}-${to}.csv`, type: CSV_TYPE, text } };
}
