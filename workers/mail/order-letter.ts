import type { DuePayment } from '../../src/commerce/payments';
import { STORES, storeByCode, storePath } from '../../src/config/stores';
import { orderPath } from '../../src/contract/checkout/forms';
import { LINK_TOKEN } from '../../src/contract/customers/pages';
import type { OutboxType } from '../../src/contract/events';
import { type Centavos, formatMoney } from '../../src/domain/money';
import { asItStands } from '../../src/domain/order/as-it-stands';
import { stillDue, type WholeCharge } from '../../src/domain/order/money';
import type { Order } from '../../src/domain/order/order';
import type { OrderState } from '../../src/domain/order/step';
import { orderPayee } from '../../src/domain/payment/payee';
import type { StoreView } from '../../src/domain/store-view';
import { mediaUrl } from '../../src/features/shop/media';
import { type Translate, translator } from '../../src/i18n';
import { makeLetterLink } from '../adapters/embedded/orders/letter-link';
import { orderOfNumber } from '../adapters/embedded/orders/read';
import { howToPay, wholeChargeAt } from '../adapters/embedded/payments';
import { withRetry } from '../http/transient';
import { helpWith } from './help';
import type { Letter, Occasion, WriteLetter } from './letter';
import { oneLine } from './look';

const PICTURE_PX = 150;

/** An order as it stands when its letter is written. */
export interface OrderNow extends OrderState {
  order: Order;
  store: StoreView;
  /** What a shopper has to pay before the order goes on, in time; null when nothing is, or it is too late. */
  toPay: DuePayment | null;
  /** What its card will be charged beyond its price, as its gateway takes all of a hold; null for nothing. */
  wholeCharge: WholeCharge | null;
  t: Translate;
  /** An amount with the store view's sign: $13,999.00. */
  amount(value: Centavos): string;
  /** Address of a picture of the catalogue, with scheme and host; null where there is none. */
  picture(path: string | null): string | null;
  /** First line of every letter. */
  hello: string;
  /** When what is told of happened, and when it is told; epoch ms. */
  happenedAt: number;
  now: number;
}

/** What its button says that opens the order. */
interface ToOrder {
  label: string;
  /** Which part of the page it leads to where that is not its head. */
  anchor?: string;
  /** Where it leads instead; the order stands among the links then. */
  url?: string;
}

/** What a letter says of an order; null where it is true no longer. */
type Tell = (order: OrderNow) => (Omit<Letter, 'action' | 'help'> & { action?: ToOrder }) | null;

/** Whether the same is told once more by a later event of these types, which will say it as it stands then. */
const isToldAgain = async ({ env, event }: Occasion, types: readonly OutboxType[]): Promise<boolean> =>
  (await withRetry(() =>
    env.SHOP.prepare(
      'SELECT 1 AS later FROM outbox WHERE subject = ? AND id > ? AND type IN (SELECT value FROM json_each(?))',
    )
      .bind(event.subject, event.id, JSON.stringify(types))
      .first(),
  )) !== null;

/** Address of a picture of the catalogue in a letter, with scheme and host; null where there is none. */
export function letterPicture({ env, origin }: Pick<Occasion, 'env' | 'origin'>, path: string | null): string | null {
  const address = mediaUrl(path, PICTURE_PX, env.MEDIA_TEMPLATE ?? null);
  return address && new URL(address, origin).href;
}

/**
 * What is asked for now of an order nobody has paid. One whose time is up expires within the minute, and is paid no
 * more.
 */
function toPayOf(
  { env, now }: Occasion,
  order: Order,
  { status, money }: OrderState,
  until: number | null,
): DuePayment | null {
  if (status !== 'pending' || (until !== null && until <= now)) return null;
  return {
    amount: stillDue(money),
    until,
    how: howToPay(env, order.storeCode, order.paymentMethod.code, orderPayee(order.number)),
  };
}

/** The address of a button that opens an order of our own without typing. */
export async function letterLink(
  { env, origin, now }: Pick<Occasion, 'env' | 'origin' | 'now'>,
  store: StoreView,
  number: string,
): Promise<string> {
  const token = await makeLetterLink(env, { number, store: store.storeCode }, now);
  return `${origin}${storePath(store, orderPath(number))}?${new URLSearchParams({ [LINK_TOKEN]: token })}`;
}

/** A letter about an order of our own, one for each event: as it stands now, with a button that opens it. */
export const orderLetterOfEach =
  (tell: Tell): WriteLetter =>
  async (occasion) => {
    const { env, event, now } = occasion;
    const found = await orderOfNumber(env, event.subject);
    const store = found && storeByCode(STORES, found.order.storeCode);
    if (!store) return null;
    const { order, state, until } = found;
    const t = translator(store.i18n.defaultLocale);
    const letter = tell({
      ...state,
      order: asItStands(order, state.money),
      store,
      toPay: toPayOf(occasion, order, state, until),
      wholeCharge: wholeChargeAt(env, store.storeCode, state.money),
      t,
      amount: (value) => formatMoney(value, store.i18n.currencySign),
      picture: (path) => letterPicture(occasion, path),
      hello: t('Hello, {name}', { name: oneLine(order.personalDetails.firstName) }),
      happenedAt: event.createdAt,
      now,
    });
    if (!letter) return null;
    const url = await letterLink(occasion, store, order.number);
    const { action } = letter;
    return {
      to: order.personalDetails.emailAddress,
      store,
      letter: {
        ...letter,
        help: helpWith(occasion, store, order.number),
        ...(action?.url
          ? {
              action: { label: action.label, url: action.url },
              links: [...(letter.links ?? []), { label: t('See the order'), url }],
            }
          : {
              action: {
                label: action?.label ?? t('See the order'),
                url: action?.anchor ? `${url}#${action.anchor}` : url,
              },
            }),
      },
    };
  };

/** The same of what the last of several events says for all of them; one of the type `instead` says it as well. */
export const orderLetter = (tell: Tell, instead?: OutboxType): WriteLetter => {
  const write = orderLetterOfEach(tell);
  return async (occasion) => {
    const types = [occasion.event.type, ...(instead ? [instead] : [])];
    return (await isToldAgain(occasion, types)) ? null : write(occasion);
  };
};
