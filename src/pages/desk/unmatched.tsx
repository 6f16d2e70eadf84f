import { deskOrderPage } from '../../contract/desk-pages/forms';
import { formatMoney } from '../../domain/money';
import type { UnmatchedReason } from '../../domain/payment/notification';
import { ORDER_PAYEE, type Payee } from '../../domain/payment/payee';
import { AccountNotices } from '../../features/customers/account-notices';
import { listHref } from '../../features/desk/list-address';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime, EVENT_TEXTS } from '../../features/desk/words';
import { FormKey } from '../../features/shop/form-key';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Button } from '../../ui/button';

const REASON_TEXTS = {
  reference: 'Question reference',
  currency: 'Question currency',
  amount: 'Question amount',
  type: 'Question type',
  reused: 'Question reused',
  refused: 'Question refused',
  denied: 'Question denied',
} as const satisfies Record<UnmatchedReason, string>;

/** What a movement was paid for: an order leads to its page. */
function Named({ payee: { kind, id } }: { payee: Payee }) {
  if (kind !== ORDER_PAYEE) return <span>{`${kind} ${id}`}</span>;
  return <a href={href(deskOrderPage(id))}>{texts()('Order {number}', { number: id })}</a>;
}

/** Movements of money that fit nothing that can be paid, until an operator has seen to them. */
export async function DeskUnmatchedPage() {
  const t = texts();
  const [state, questions] = await Promise.all([takeFormState(), requireDesk().payments.unmatchedPayments()]);
  return (
    <>
      <Head title={t('Payment questions')} canonical={null} />
      <h1>{t('Payment questions')}</h1>
      <AccountNotices state={state} />
      {questions.length === 0 ? (
        <p>{t('No open questions')}</p>
      ) : (
        <p>
          <a href={listHref('money')}>{t('Orders that wait for money')}</a>
        </p>
      )}
      <ul className="desk-list">
        {questions.map(({ source, id, type, reference, payee, amount, currency, reason, at }) => (
          <li key={`${source} ${id}`}>
            <span>{deskTime(at)}</span>
            <span>{`${t(EVENT_TEXTS[type])} ${formatMoney(amount)} ${currency}`}</span>
            <strong>{t(REASON_TEXTS[reason])}</strong>
            <span>{`${t('Reference')}: ${reference}`}</span>
            {payee && <Named payee={payee} />}
            <form action={formAction('operacion/pregunta')} method="post">
              <FormKey />
              <input type="hidden" name="source" value={source} autoComplete="off" />
              <input type="hidden" name="id" value={id} autoComplete="off" />
              <Button kind="plain" aria-label={`${t('Settle it')}: ${reference}`}>
                {t('Settle it')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
