import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { LINK_TOKEN } from '../../../src/contract/customers/pages';
import { FIND_ORDER_PAGE } from '../../../src/contract/order-forms';
import { translator } from '../../../src/i18n';
import { LINK_MINUTES, linkExpiry } from '../../adapters/embedded/asked-link';
import { type AskedOrderLink, openOrderLink } from '../../adapters/embedded/orders/order-link';
import type { WriteLetter } from '../letter';

/** The link that shows an order whose number is locked. It goes to the e-mail the order has. */
export const finderLinkAsked: WriteLetter = async ({ env, event, origin, now }) => {
  const asked = JSON.parse(event.secret ?? '{}') as AskedOrderLink;
  const store = storeByCode(STORES, asked.store);
  if (!store || now >= linkExpiry(event.createdAt)) return null;
  const addressee = await openOrderLink(env, asked, event);
  if (!addressee) return null;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: addressee.email,
    store,
    letter: {
      subject: t('See your order {number}', { number: asked.number }),
      lines: [
        t('Hello, {name}', { name: addressee.firstName }),
        t(
          'Somebody asked to see your order {number} at {shop}. If it was you, open this link on the device where you want to see it.',
          {
            number: asked.number,
            shop: store.name,
          },
        ),
      ],
      action: {
        label: t('See the order'),
        url: `${origin}${storePath(store, FIND_ORDER_PAGE)}?${new URLSearchParams({ [LINK_TOKEN]: asked.token })}`,
      },
      after: [
        t('The link works once and for {minutes} minutes.', { minutes: LINK_MINUTES }),
        t('If it was not you, you need do nothing: without the link nobody sees your order.'),
      ],
    },
  };
};
