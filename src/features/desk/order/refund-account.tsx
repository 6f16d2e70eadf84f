import type { OrderRefund } from '../../../commerce/refunds';
import { formatMoney } from '../../../domain/money';
import { BANKS } from '../../../domain/payment/banks';
import { bankOfClabe } from '../../../domain/payment/clabe';
import type { RefundAccount } from '../../../domain/refund/account';
import { Island } from '../../../ui/island';
import { texts } from '../../shop/texts';
import { DeskFacts } from './facts';

/** The digits of an account, and a button that copies them. */
export function ClabeToCopy({ clabe }: { clabe: string }) {
  const t = texts();
  return (
    <>
      <span className="desk-digits">{clabe}</span>{' '}
      <Island
        as="span"
        of="desk-copy"
        props={{
          value: clabe,
          texts: { copy: t('Copy the CLABE'), copied: t('Copied'), failed: t('It could not be copied') },
        }}
      />
    </>
  );
}

/** Where money is sent by hand, as its shopper said: an account whole, or a branch. Nothing where they did not. */
export function RefundAccountFacts({ account }: { account: RefundAccount | null }) {
  const t = texts();
  if (account === null) return null;
  if (account.way === 'branch') return <p>{t('The customer fetches it at a branch.')}</p>;
  const { clabe, holder } = account;
  const rows = [
    ['CLABE', <ClabeToCopy key="clabe" clabe={clabe} />],
    [t('Bank'), BANKS[bankOfClabe(clabe)] ?? t('No bank we know')],
    [t('In the name of'), holder],
  ] as const;
  return <DeskFacts rows={rows} />;
}

interface CardProps {
  refund: OrderRefund;
  /** Of a return whose money its customer wanted in the wallet, and which two names kept out of it. */
  isKeptOutOfWallet: boolean;
}

/** What goes back by hand, and where its shopper wants it. */
export function RefundAccountCard({ refund: { byHand, account, isOwed }, isKeptOutOfWallet }: CardProps) {
  const t = texts();
  if (byHand === 0) return null;
  return (
    <section className="desk-card" aria-labelledby="cuenta">
      <h2 id="cuenta">{t('Send back {amount}', { amount: formatMoney(byHand) })}</h2>
      {isKeptOutOfWallet && (
        <p>
          {t(
            'The customer wanted it in the wallet; that much of one order takes two people, so it goes back as it was paid.',
          )}
        </p>
      )}
      {account === null && (
        <p>
          {isOwed
            ? t('The customer was asked three times for an account and said none: it is owed.')
            : t('The customer was asked for an account and has not said one.')}
        </p>
      )}
      <RefundAccountFacts account={account} />
    </section>
  );
}
