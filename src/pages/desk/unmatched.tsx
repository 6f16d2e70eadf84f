import type { DeskUnmatchedPayment, ResolvedPayment } from '../../commerce/payments';
import { requestContext } from '../../commerce/request-context';
import { DESK_MESSAGES } from '../../contract/desk/messages';
import { APPLY, deskOrderPage } from '../../contract/desk-pages/forms';
import { MOST_ROWS } from '../../contract/desk-pages/lists';
import { isOrderNumber, orderNumberDigits } from '../../domain/validation';
import { AccountNotices } from '../../features/customers/account-notices';
import { MoreRows } from '../../features/desk/frame/more-rows';
import { listHref } from '../../features/desk/list-address';
import { mayDo } from '../../features/desk/may-do';
import { ApplyQuestion } from '../../features/desk/payments/apply-question';
import {
  ApplyForm,
  isForeign,
  OfferedOrders,
  PaymentRow,
  ResolveForm,
  type TypedOrder,
} from '../../features/desk/payments/payment-row';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Notice } from '../../ui/notice';

const RESOLVE = 'operacion-pregunta';

/** What is asked of the address: a payment that waits with an order, or why it cannot be asked; null for nothing. */
async function askedOf(open: readonly DeskUnmatchedPayment[]) {
  const t = texts();
  const { query } = requestContext();
  const id = query.get(APPLY.id);
  if (id === null) return null;
  const payment = open.find((one) => one.id === id && one.source === query.get(APPLY.source));
  const typed = query.get(APPLY.number) ?? '';
  if (!payment) return { problem: DESK_MESSAGES.paymentSeenTo } as const;
  if (isForeign(payment)) return { problem: DESK_MESSAGES.paymentCurrency } as const;
  if (!payment.canBeApplied) return { problem: DESK_MESSAGES.paymentNotForOrder } as const;
  const found = isOrderNumber(typed) ? await requireDesk().order.find(orderNumberDigits(typed)) : null;
  return found ? { payment, found } : { payment, typed: { number: typed, error: t('No orders like this') } };
}

/** The last payments that were seen to: when, by whom, and where they went. */
function Resolved({ payments }: { payments: readonly ResolvedPayment[] }) {
  const t = texts();
  if (payments.length === 0) return null;
  return (
    <details className="desk-more">
      <summary>{t('Seen to last')}</summary>
      <ul className="desk-list">
        {payments.map((payment) => (
          <PaymentRow key={`${payment.source} ${payment.id}`} payment={payment}>
            <span>{`${deskTime(payment.resolvedAt)} · ${payment.by?.actor ?? t('Counted by itself')}`}</span>
            {payment.by?.order && (
              <a href={href(deskOrderPage(payment.by.order))}>{t('Order {number}', { number: payment.by.order })}</a>
            )}
            {payment.by?.note && <span className="desk-review">{payment.by.note}</span>}
          </PaymentRow>
        ))}
      </ul>
    </details>
  );
}

const isSame = (state: FormState, { source, id }: DeskUnmatchedPayment): boolean =>
  state.value(RESOLVE, 'id') === id && state.value(RESOLVE, 'source') === source;

/** Movements of money that fit nothing that can be paid, until an operator has seen to them. */
export async function DeskUnmatchedPage() {
  const t = texts();
  const { payments } = requireDesk();
  const [state, open, resolved] = await Promise.all([
    takeFormState(),
    payments.unmatchedPayments(),
    payments.resolvedPayments(),
  ]);
  const asked = mayDo('money') ? await askedOf(open) : null;
  const title = t('Payment questions');
  if (asked?.found)
    return (
      <>
        <Head title={title} canonical={null} />
        <AccountNotices state={state} takesFocus />
        <ApplyQuestion payment={asked.payment} found={asked.found} state={state} />
      </>
    );
  const typedFor = (payment: DeskUnmatchedPayment): TypedOrder | null =>
    asked?.payment === payment ? asked.typed : null;
  const isSaid = state.notices.some(({ level }) => level === 'error');
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      {asked?.problem && !isSaid && (
        <Notice level="error" takesFocus>
          {t.message(asked.problem)}
        </Notice>
      )}
      {open.length === 0 ? (
        <p>{t('No open questions')}</p>
      ) : (
        <p>
          <a href={listHref('money')}>{t('Orders that wait for money')}</a>
        </p>
      )}
      <ul className="desk-list">
        {open.slice(0, MOST_ROWS).map((payment) => (
          <PaymentRow key={`${payment.source} ${payment.id}`} payment={payment}>
            {mayDo('money') && <OfferedOrders payment={payment} />}
            {mayDo('money') && payment.canBeApplied && <ApplyForm payment={payment} typed={typedFor(payment)} />}
            {mayDo('money') && (
              <ResolveForm
                payment={payment}
                note={
                  isSame(state, payment)
                    ? { value: state.value(RESOLVE, 'note') ?? '', error: state.error(RESOLVE, 'note') }
                    : null
                }
              />
            )}
          </PaymentRow>
        ))}
      </ul>
      <MoreRows count={open.length} />
      <Resolved payments={resolved} />
    </>
  );
}
