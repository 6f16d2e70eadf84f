import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { ownOrderPath } from '../../../src/contract/history/pages';
import type { Invoice } from '../../../src/domain/invoice/invoice';
import { translator } from '../../../src/i18n';
import { invoiceOfId } from '../../adapters/embedded/invoices';
import { orderOfNumber } from '../../adapters/embedded/orders/read';
import { helpWith } from '../help';
import type { WriteLetter } from '../letter';
import { oneLine } from '../look';
import { letterLink } from '../order-letter';

/** What became of an invoice that was asked for: its folio, or why there is none. */
export const invoiceDecided: WriteLetter = async (occasion) => {
  const { env, event, origin, now } = occasion;
  const found = await invoiceOfId(env, event.subject);
  const store = found && storeByCode(STORES, found.store);
  if (!found || !store || found.state === 'open') return null;
  const t = translator(store.i18n.defaultLocale);
  const { orderNumber: number, note, documentUrl, state, email } = found;
  const { taxId, company } = JSON.parse(found.doc) as Invoice;
  const isMade = state === 'answered';
  // A retailer keeps its orders itself: whoever is signed in sees theirs.
  const url = (await orderOfNumber(env, number))
    ? await letterLink({ env, origin, now }, store, number)
    : `${origin}${storePath(store, ownOrderPath(number))}`;
  return {
    to: email,
    store,
    letter: {
      subject: isMade
        ? t('The invoice of your order {number} is ready', { number })
        : t('The invoice of your order {number} could not be made', { number }),
      lines: [
        t('Hello, {name}', { name: oneLine(found.firstName) }),
        isMade
          ? documentUrl === ''
            ? t('We made out the invoice you asked for. You get it by e-mail, as PDF and XML.')
            : t('We made out the invoice you asked for.')
          : t('We could not make out the invoice you asked for: {why}', { why: note }),
        ...(isMade ? [] : [t('Check your data and ask for it again on the page of the order.')]),
      ],
      ...(documentUrl === '' ? {} : { links: [{ label: t('Open the invoice'), url: documentUrl }] }),
      tables: [
        [
          { label: t('RFC'), value: taxId },
          { label: t('Name or company'), value: company },
          ...(isMade && note !== '' ? [{ label: t('Fiscal folio'), value: note }] : []),
        ],
      ],
      action: { label: t('See the order'), url },
      after: [],
      help: helpWith(occasion, store, number),
    },
  };
};
