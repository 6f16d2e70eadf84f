import type { ProductSource } from '../../../src/commerce/cart-backend';
import { loadPricingContext } from '../../../src/commerce/load-pricing';
import type { SharedCartsPort, ShownSharedLine } from '../../../src/commerce/shared-carts';
import { SHARED_CART_MESSAGES } from '../../../src/contract/shared-carts/messages';
import { itemRequestOfLine } from '../../../src/domain/cart/item-request';
import { MESSAGES } from '../../../src/domain/cart/messages';
import type { PricingContext } from '../../../src/domain/cart/priced-item';
import { itemRequestOfShared, type SharedLine, sharedLineOf } from '../../../src/domain/cart/shared-line';
import { splitOf } from '../../../src/domain/cart/split';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { toCentavos } from '../../../src/domain/money';
import { ok, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { digest } from '../../http/digest';
import { withRetry } from '../../http/transient';
import type { RowOf } from './database';
import type { sharedCart } from './schema/shop';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_OPEN = 20;

const hashOf = (token: string): Promise<string> => digest(`shared-cart:${token}`);

function shown(line: SharedLine, doc: ProductDocument | null, pricing: PricingContext): ShownSharedLine {
  const gone = {
    ...line,
    name: doc?.name ?? line.sku,
    slug: doc?.slug ?? null,
    image: doc?.image ?? null,
    options: [],
    warrantyMonths: null,
    unitGross: null,
  };
  const split = splitOf(doc, itemRequestOfShared(line), pricing);
  if (!split.ok) return { ...gone, problem: split.problem.message };
  const [first] = split.value;
  if (!first) return { ...gone, problem: MESSAGES.productUnknown };
  const gross = split.value.reduce(
    (sum, part) => sum + (part.line.unitGross + (part.line.warranty?.unitGross ?? 0)) * part.units,
    0,
  );
  const isSoldOut = split.value.some(({ stock }) => stock !== null && !stock.is_in_stock);
  return {
    ...gone,
    image: first.line.image ?? gone.image,
    options: first.line.options,
    warrantyMonths: first.line.warranty?.months ?? null,
    unitGross: toCentavos(gross),
    problem: isSoldOut ? MESSAGES.outOfStock : null,
  };
}

/** Shared carts of one store view in our own database, whoever sells; `products` says what their lines are today. */
export function embeddedSharedCarts(
  env: Pick<Env, 'SHOP'>,
  store: StoreView,
  products: ProductSource,
  now: number,
): SharedCartsPort {
  return {
    async create(token, owner, lines) {
      const hash = await hashOf(token);
      const isOpen = env.SHOP.prepare('SELECT 1 FROM shared_cart WHERE hash = ? AND expires_at > ?').bind(hash, now);
      if (await withRetry(() => isOpen.first())) return ok({ isNew: false });
      const { docs } = await loadPricingContext(products, store, lines.map(itemRequestOfLine), null, now);
      const shared = lines.map((line, index) => sharedLineOf(line, docs[index] ?? null));
      const insert = env.SHOP.prepare(
        `INSERT INTO shared_cart (hash, store, owner, lines, expires_at)
         SELECT ?1, ?2, ?3, ?4, ?5 WHERE (SELECT COUNT(*) FROM shared_cart WHERE owner = ?3 AND expires_at > ?6) < ?7
         ON CONFLICT (hash) DO UPDATE SET lines = excluded.lines, expires_at = excluded.expires_at WHERE shared_cart.expires_at <= ?6`,
      ).bind(hash, store.storeCode, owner, JSON.stringify(shared), now + LIFE_MS, now, MAX_OPEN);
      const { meta } = await withRetry(() => insert.run());
      if (meta.changes > 0) return ok({ isNew: true });
      // The same call at the same moment, or this one before its answer was lost, may have made it.
      return (await withRetry(() => isOpen.first())) ? ok({ isNew: false }) : refuse(409, SHARED_CART_MESSAGES.tooMany);
    },

    async find(token) {
      const hash = await hashOf(token);
      const read = env.SHOP.prepare(
        'SELECT lines FROM shared_cart WHERE hash = ? AND store = ? AND expires_at > ?',
      ).bind(hash, store.storeCode, now);
      const row = await withRetry(() => read.first<RowOf<typeof sharedCart, 'lines'>>());
      return row && (JSON.parse(row.lines) as SharedLine[]);
    },

    async show(lines) {
      const { docs, pricing } = await loadPricingContext(products, store, lines.map(itemRequestOfShared), null, now);
      return lines.map((line, index) => shown(line, docs[index] ?? null, pricing));
    },
  };
}
