import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { returnPath } from '../../../src/contract/returns/pages';
import { type Centavos, formatMoney } from '../../../src/domain/money';
import { toRefund } from '../../../src/domain/order/money';
import { isRevocation, type Return } from '../../../src/domain/returns/return';
import { refundText } from '../../../src/features/order/refund-text';
import { RETURN_STATUS_TEXTS } from '../../../src/features/returns/return-texts';
import { type Translate, translator } from '../../../src/i18n';
import { longDay } from '../../../src/i18n/dates';
import { stateOf } from '../../adapters/embedded/orders/row';
import { type KeptReturn, readReturns } from '../../adapters/embedded/returns/read';
import { withRetry } from '../../http/transient';
import { helpWith } from '../help';
import type { Occasion, Row, WriteLetter } from '../letter';
import { oneLine } from '../look';
import { letterLink, letterPicture } from '../order-letter';

/** How the money of what came back returns. */
function moneyLines(t: Translate, { told, order, orderRow }: KeptReturn, amount: (of: Centavos) => string): string[] {
  if (told.status === 'refunded') return [t('Its money has gone back to you.')];
  const back = toRefund(stateOf(orderRow).money);
  // What is still to be sent went into no wallet: more than leaves the shop by one name goes back as it was paid.
  if (back === 0) return told.isToWallet ? [t('Its money goes into your wallet, as you chose.')] : [];
  const said = t('We send {amount} of what you paid back to you.', { amount: amount(back) });
  return [[said, refundText(t, order.paymentMethod.code)].filter(Boolean).join(' ')];
}

/** Who pays for the way back of what comes as a parcel. */
const wayBack = (t: Translate, { way, lines }: Return): string[] => {
  if (way !== 'parcel') return [];
  const isOnThem = isRevocation(lines.map(({ reason }) => reason.value));
  return [isOnThem ? t('The way back is on you.') : t('The way back is on us.')];
};

/** Whether its customer has no account, in which it could be seen and its page printed. */
const isOfGuest = ({ orderRow }: KeptReturn): boolean => orderRow.customerId === null;

const broughtText = (t: Translate, found: KeptReturn): string =>
  isOfGuest(found)
    ? t('Bring it to any of our branches with its number: {number}.', { number: found.told.number })
    : t('Bring it to any of our branches with the page you print.');

/** What is to be done now, or what was done. */
function linesOf(t: Translate, found: KeptReturn, amount: (of: Centavos) => string): string[] {
  const { told } = found;
  const { status, order, refusal, label, way, collectAgreed, lines } = told;
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
        ...(way === 'handed-over' ? [t('You handed it over. We look at it and write to you.')] : []),
        ...(way === 'branch' ? [broughtText(t, found)] : []),
        ...(way === 'parcel' && isOfGuest(found)
          ? [t('Write {number} on the parcel, so that we know whose it is.', { number: told.number })]
          : []),
        ...wayBack(t, told),
      ];
    // The letter of its authorisation may be written once it was sent.
    case 'on-way':
      return [t('Your return of order {number} is on its way. We write to you when it is here.', { number: order })];
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
      return [
        t('Your return of order {number} is here.', { number: order }),
        ...refused,
        ...moneyLines(t, found, amount),
      ];
  }
}

/** Whether a later event tells of the same return, which will say it as it stands then; one that was given up tells nobody. */
const isToldAgain = async ({ env, event }: Occasion): Promise<boolean> =>
  (await withRetry(() =>
    env.SHOP.prepare(
      `SELECT 1 AS later FROM outbox WHERE type LIKE 'return-%' AND subject = ? AND id > ?
         AND (failure IS NULL OR delivered_at IS NULL)`,
    )
      .bind(event.subject, event.id)
      .first(),
  )) !== null;

/** A return moved on: where it stands now, with a button that opens it. Nobody is written to of one that was withdrawn. */
export const returnLetter: WriteLetter = async (occasion) => {
  const { env, event, origin } = occasion;
  const [found] = await readReturns(env, { numbers: [event.subject] });
  const store = found && storeByCode(STORES, found.row.store);
  if (!found || !store || found.told.status === 'withdrawn' || (await isToldAgain(occasion))) return null;
  const { told, order } = found;
  const t = translator(store.i18n.defaultLocale);
  const amount = (of: Centavos) => formatMoney(of, store.i18n.currencySign);
  // Once its money goes back, what was taken back is what the letter is about.
  const isTaken = told.status === 'received' || told.status === 'refunded';
  const goods: Row[] = told.lines
    .map((line) => ({ ...line, units: isTaken ? line.accepted : line.qty }))
    .filter(({ units }) => units > 0)
    .map(({ name, image, units, reason }) => ({
      label: `${units} × ${name}`,
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
      lines: [t('Hello, {name}', { name: oneLine(order.personalDetails.firstName) }), ...linesOf(t, found, amount)],
      tables: [goods],
      action: isOfGuest(found)
        ? { label: t('See the order'), url: await letterLink(occasion, store, told.order) }
        : { label: t('See the return'), url: `${origin}${storePath(store, returnPath(told.order, told.number))}` },
      after: [],
      help: helpWith(occasion, store, told.order),
    },
  };
};
