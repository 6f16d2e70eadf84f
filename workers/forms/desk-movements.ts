import { movementPieces } from '../../src/commerce/desk/movement-pieces';
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

async function* begunWith<Piece>(first: Piece, rest: AsyncIterable<Piece>): AsyncGenerator<Piece, undefined> {
  yield first;
  yield* rest;
}

/** Text as it is written, no more of it than whoever reads has taken. */
function streamOf(text: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}

/** Saves the movements between two days as a file, all of them: where one cannot be read any more, it breaks off. */
export async function saveMovements({ request, sent, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(MOVEMENT_DAYS, sent);
  if (!fields.ok) return refusedAt(PAGE, invalid(fields.errors));
  const { from, to } = fields.values;
  if (to < from)
    return refusedAt(PAGE, invalid([{ field: 'to', rule: 'value', message: DESK_PAGE_MESSAGES.daysTurned }]));
  const pieces = movementPieces(mine().desk().order, { from, to });
  // Read before anything is answered: a database that fails is a refusal then, and no broken file.
  const first = await pieces.next();
  if (first.done) return refusedAt(PAGE, refuse(422, DESK_PAGE_MESSAGES.noMovements).problem);
  const text = movementsCsv(translator(request.store.i18n.defaultLocale), begunWith(first.value, pieces));
  const file = { name: `movimientos-${from}-${to}.csv`, type: CSV_TYPE, text: streamOf(text) };
  return { location: PAGE, notices: [], file };
}
