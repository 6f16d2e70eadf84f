import type { OrderRefund } from '../../../commerce/refunds';
import { formatMoney } from '../../../domain/money';
import { BANKS } from '../../../domain/payment/banks';
import { bankOfClabe } from '../../../domain/payment/clabe';
import { Island } from '../../../ui/island';
import { texts } from '../../shop/texts';

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

/** Where the shopper wants what goes back by hand. */
export function RefundAccountCard({ refund: { byHand, account, isOwed } }: { refund: OrderRefund }) {
  const t = texts();
  if (byHand === 0) return null;
  const bank = account?.way === 'clabe' ? BANKS[bankOfClabe(account.clabe)] : undefined;
  return (
    <section className="desk-card" aria-labelledby="cuenta">
      <h2 id="cuenta">{t('Send back {amount}', { amount: formatMoney(byHand) })}</h2>
      {account === null && (
        <p>
          {isOwed
            ? t('The customer was asked three times for an account and said none: it is owed.')
            : t('The customer was asked for an account and has not said one.')}
        </p>
      )}
      {account?.way === 'branch' && <p>{t('The customer fetches it at a branch.')}</p>}
      {account?.way === 'clabe' && (
        <dl className="desk-facts">
          <div>
            <dt>CLABE</dt>
            <dd>
              <ClabeToCopy clabe={account.clabe} />
            </dd>
          </div>
          <div>
            <dt>{t('Bank')}</dt>
            <dd>{bank ?? t('No bank we know')}</dd>
          </div>
          <div>
            <dt>{t('In the name of')}</dt>
            <dd>{account.holder}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
