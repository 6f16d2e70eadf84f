import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { returnPath } from '../../../src/contract/returns/pages';
import type { Return } from '../../../src/domain/returns/return';
import { RETURN_STATUS_TEXTS } from '../../../src/features/returns/return-texts';
import { type Translate, translator } from '../../../src/i18n';
import { longDay } from '../../../src/i18n/dates';
import { readReturns } from '../../adapters/embedded/returns/read';
import { helpWith } from '../help';
import type { Row, WriteLetter } from '../letter';
import { oneLine } from '../look';
import { letterPicture } from '../order-letter';

/** What is to be done now, or what was done. */
function linesOf(t: Translate, { status, order, refusal, label, way, collectAgreed, lines }: Return): string[] {
  const refused = lines.flatMap((line) => (line.refusal ? [`${line.name}: ${line.refusal}`] : []));
  switch (status) {
    case 'requested':
      return [
        t('We have your return of order {number} and look at it. We write to you within two working days.', {
          number: order,
        }),
      ];
    case 'authorised':
      return [
        t('Your return of order {number} is authorised.', { number: order }),
        ...(collectAgreed === null ? [] : [t('We fetch it on {day}.', { day: longDay(collectAgreed, t.locale) })]),
        ...(label ? [t('Send it with {carrier}, guide {guide}.', { ...label })] : []),
        ...(way === 'branch' ? [t('Bring it to any of our branches with the page you print.')] : []),
      ];
    case 'refused':
      return [
        t('We cannot take back your return of order {number}.', { number: order }),
        ...(refusal ? [t('Why: {reason}', { reason: refusal })] : []),
        ...refused,
      ];
    case 'partly-received':
      return [
        t('A part of your return of order {number} is here. We wait for the rest.', { number: order }),
        ...refused,
      ];
    default:
      return [t('Your return of order {number} is here.', { number: order }), ...refused];
  }
}

/** A return moved on: where it stands now, with a button that opens it. Nobody is written to of one that was withdrawn. */
export const returnLetter: WriteLetter = async (occasion) => {
  const { env, event, origin } = occasion;
  const [found] = await readReturns(env, { numbers: [event.subject] });
  const store = found && storeByCode(STORES, found.row.store);
  if (!found || !store || found.told.status === 'withdrawn') return null;
  const { told, order } = found;
  const t = translator(store.i18n.defaultLocale);
  const goods: Row[] = told.lines.map(({ name, image, qty, reason }) => ({
    label: `${qty} × ${name}`,
    value: t.data(reason.label),
    picture: letterPicture(occasion, image),
  }));
  return {
    to: order.personalDetails.emailAddress,
    store,
    letter: {
      subject: t('Your return {number}: {status}', {
        number: told.number,
        status: t(RETURN_STATUS_TEXTS[told.status]),
      }),
      lines: [t('Hello, {name}', { name: oneLine(order.personalDetails.firstName) }), ...linesOf(t, told)],
      tables: [goods],
      action: { label: t('See the return'), url: `${origin}${storePath(store, returnPath(told.order, told.number))}` },
      after: [],
      help: helpWith(occasion, store, told.order),
    },
  };
};
