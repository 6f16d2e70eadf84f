import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { WALLET_PAGE } from '../../../src/contract/wallet/pages';
import { type Centavos, formatMoney, toCentavos } from '../../../src/domain/money';
import { entryText } from '../../../src/features/wallet/wallet-texts';
import { type Translate, translator } from '../../../src/i18n';
import { longDay } from '../../../src/i18n/dates';
import { readCustomer } from '../../adapters/embedded/customers/read';
import { type ToldCredit, toldCredit } from '../../adapters/embedded/wallet/told-credit';
import type { Letter, WriteLetter } from '../letter';
import { oneLine } from '../look';

interface Told extends ToldCredit {
  t: Translate;
  amount(of: Centavos): string;
}

/** A letter about a credit to whose it is; nobody is written to where the account is no more. */
const creditLetter =
  (by: 'key' | 'id', write: (told: Told) => Pick<Letter, 'subject' | 'lines'> | null): WriteLetter =>
  async ({ env, event, origin }) => {
    const credit = await toldCredit(env, by, event.subject);
    const store = credit && storeByCode(STORES, credit.store);
    const customer = credit && (await readCustomer(env, credit.customerId));
    if (!credit || !store || !customer) return null;
    const t = translator(store.i18n.defaultLocale);
    const amount = (of: Centavos) => formatMoney(toCentavos(of), store.i18n.currencySign);
    const letter = write({ ...credit, t, amount });
    if (!letter) return null;
    return {
      to: customer.email,
      store,
      letter: {
        ...letter,
        lines: [t('Hello, {name}', { name: oneLine(customer.firstName) }), ...letter.lines],
        action: { label: t('See your wallet'), url: `${origin}${storePath(store, WALLET_PAGE)}` },
        after: [],
      },
    };
  };

const until = ({ t, expiresAt }: Pick<Told, 't' | 'expiresAt'>): string[] =>
  expiresAt === null ? [] : [t('You can use it until {day}.', { day: longDay(expiresAt - 1, t.locale) })];

/** Something came into the wallet: how much, why, and until when it can be used. */
export const walletCredit: WriteLetter = creditLetter('key', (told) => {
  const { t, kind, order, amount } = told;
  return {
    subject: t('{amount} came into your wallet', { amount: amount(told.came) }),
    lines: [
      t('{why}: {amount} came into your wallet.', {
        why: entryText(t, { kind, order, isHeld: false }),
        amount: amount(told.came),
      }),
      t('You can pay your orders with it, in whole or in part.'),
      ...until(told),
    ],
  };
});

/** Something of the wallet ends soon: how much is left of it, and when. */
export const walletEnds: WriteLetter = creditLetter('id', ({ t, left, expiresAt, amount }) => {
  if (left <= 0 || expiresAt === null) return null;
  const day = longDay(expiresAt - 1, t.locale);
  return {
    subject: t('{amount} of your wallet end on {day}', { amount: amount(left), day }),
    lines: [
      t('Of your wallet {amount} end on {day}.', { amount: amount(left), day }),
      t('You can pay your orders with it, in whole or in part.'),
    ],
  };
});
