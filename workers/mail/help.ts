import { storePath } from '../../src/config/stores';
import { ABOUT_ORDER, CONTACT_PAGE } from '../../src/contract/contact/forms';
import type { StoreView } from '../../src/domain/store-view';
import { phoneLinks } from '../../src/features/contact/phones';
import { translator } from '../../src/i18n';
import { contactPhoneOf } from '../settings/contact-phones';
import type { Help, Occasion } from './letter';

/** Whom to ask about an order: by telephone where the shop has one, and in writing, where its number goes along. */
export function helpWith({ env, origin }: Pick<Occasion, 'env' | 'origin'>, store: StoreView, order: string): Help {
  const t = translator(store.i18n.defaultLocale);
  const call = phoneLinks(contactPhoneOf(env, store.storeCode)).find(({ isChat }) => !isChat);
  return {
    text: call ? t('Do you need help? Call {phone}.', { phone: call.label }) : t('Do you need help?'),
    label: t('Write to us'),
    url: `${origin}${storePath(store, CONTACT_PAGE)}?${new URLSearchParams({ [ABOUT_ORDER]: order })}`,
  };
}
