import { and, eq, gt, sql } from 'drizzle-orm';
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
import { names, shopDatabase } from './database';
import { sharedCart } from './schema/shop';

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
      const database = shopDatabase(env);
      const isOpen = and(eq(sharedCart.hash, hash), gt(sharedCart.expiresAt, now));
      const wasMade = async () => (await withRetry(() => database.$count(sharedCart, isOpen))) > 0;
      if (await wasMade()) return ok({ isNew: false });
      const { docs } = await loadPricingContext(products, store, lines.map(itemRequestOfLine), null, now);
      const shared = lines.map((line, index) => sharedLineOf(line, docs[index] ?? null));
      const [of, linesOf, until] = [names(sharedCart.hash), names(sharedCart.lines), names(sharedCart.expiresAt)];
      const columns = names(
        sharedCart.hash,
        sharedCart.store,
        sharedCart.owner,
        sharedCart.lines,
        sharedCart.expiresAt,
      );
      const values = sql`${hash}, ${store.storeCode}, ${owner}, ${JSON.stringify(shared)}, ${now + LIFE_MS}`;
      const open = sql`SELECT count(*) FROM ${sharedCart} WHERE ${sharedCart.owner} = ${owner} AND ${sharedCart.expiresAt} > ${now}`;
      const insert = sql`INSERT INTO ${sharedCart} (${columns}) SELECT ${values} WHERE (${open}) < ${MAX_OPEN}
        ON CONFLICT (${of}) DO UPDATE SET ${linesOf} = excluded.${linesOf}, ${until} = excluded.${until}
        WHERE ${sharedCart.expiresAt} <= ${now}`;
      const { meta } = await withRetry(() => database.run(insert));
      if (meta.changes > 0) return ok({ isNew: true });
      // The same call at the same moment, or this one before its answer was lost, may have made it.
      return (await wasMade()) ? ok({ isNew: false }) : refuse(409, SHARED_CART_MESSAGES.tooMany);
    },

    async find(token) {
      const hash = await hashOf(token);
      const [row] = await withRetry(() =>
        shopDatabase(env)
          .select({ lines: sharedCart.lines })
          .from(sharedCart)
          .where(and(eq(sharedCart.hash, hash), eq(sharedCart.store, store.storeCode), gt(sharedCart.expiresAt, now))),
      );
      return row ? (JSON.parse(row.lines) as SharedLine[]) : null;
    },

    async show(lines) {
      const { docs, pricing } = await loadPricingContext(products, store, lines.map(itemRequestOfShared), null, now);
      return lines.map((line, index) => shown(line, docs[index] ?? null, pricing));
    },
  };
}
