import { STORES, storeByCode } from '../../../src/config/stores';
import { spacedPhone } from '../../../src/features/checkout/phone';
import { SUBJECT_TEXTS } from '../../../src/features/contact/subject-texts';
import { translator } from '../../../src/i18n';
import { messageOf } from '../../adapters/embedded/contact';
import { contactMailOf } from '../../settings/contact-mail';
import type { WriteLetter } from '../letter';

/** Somebody wrote to the shop: the retailer reads it, and answers by mail. */
export const contactMessage: WriteLetter = async ({ env, event, origin }) => {
  const found = await messageOf(env, event.subject);
  const store = found && storeByCode(STORES, found.store);
  const to = store && contactMailOf(env, store.storeCode);
  if (!found || !store || !to) return null;
  const t = translator(store.i18n.defaultLocale);
  const given = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  return {
    to,
    store,
    letter: {
      subject: `${t(SUBJECT_TEXTS[found.subject])}: ${found.name}`,
      lines: found.message.split(/\n+/),
      tables: [
        [
          ...given(t('Name'), found.name),
          ...given(t('E-mail'), found.email),
          ...given(t('Phone'), spacedPhone(found.phone)),
          ...given(t('Order number'), found.order),
        ],
      ],
      action: { label: t('See the messages'), url: `${origin}/operacion/mensajes` },
      after: [t('Answer to the e-mail above, not to this message.')],
    },
  };
};
