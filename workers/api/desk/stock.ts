import { STOCK_MESSAGES } from '../../../src/contract/stock';
import { ok, refuse } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

/** Stock at the desk, for whoever holds the service token. */
export const deskStockHandlers: Handlers<'deskStock'> = {
  deskStock: async ({ mine, params }) => {
    const found = await mine().desk().stock.read(params.sku);
    if (!found) return refuse(404, STOCK_MESSAGES.noStock);
    const { sku, name, items, holds } = found;
    const listed = items.map((item) => ({
      ...item,
      places: item.places.map(({ qty, held, missing, branch, isInStock, isCounted }) => ({
        qty,
        held,
        missing,
        branch: branch?.code ?? null,
        inStock: isInStock,
        counted: isCounted,
      })),
    }));
    const told = holds.map(({ order, status, sku: of, qty, branch }) => ({
      ...{ order, status, sku: of, qty },
      branch: branch?.code ?? null,
    }));
    return ok({ result: { sku, name, items: listed, holds: told } });
  },

  deskStockCorrect: async ({ mine, params, body, key }) => {
    const { branch, counted, onHand, version, reason, note, knowsHeld } = body;
    const corrected = await mine()
      .desk()
      .stock.correct(
        {
          sku: params.sku,
          branch: branch ?? null,
          counted,
          seen: { onHand, version },
          reason,
          note: note ?? null,
          knowsHeld,
        },
        key ?? crypto.randomUUID(),
      );
    if (!corrected.ok) return corrected;
    const { qty, held, missing } = corrected.value;
    return ok({ result: { qty, held, missing } });
  },
};
