import type { CardInstructions } from '../../commerce/payments';
import type { Centavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { CARD_AT_BRANCH_TEXT, CARD_TEXT } from '../../domain/payment/methods';
import { Button } from '../../ui/button';
import { enhanced } from '../../ui/enhanced';
import { Notice } from '../../ui/notice';
import { formAction } from '../shop/links';
import { monthsText } from '../shop/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** Nobody knows yet what became of the payment: the page has it asked about by itself, or by its button. */
function CheckingPayment({ orderId }: { orderId: string }) {
  const t = texts();
  return (
    <form
      action={formAction('payments/revisar')}
      method="post"
      className="checking-payment"
      {...enhanced('look-again', {})}
    >
      <input type="hidden" name="orderId" value={orderId} />
      <Notice level="info">{t('We are checking your payment. Do not pay again.')}</Notice>
      <Button kind="plain">{t('Look again')}</Button>
    </form>
  );
}

interface PayByCardProps {
  how: CardInstructions;
  order: Pick<Order, 'orderId' | 'branch'>;
  amount: Centavos;
}

/** Leads to the page where the card is given, or to another way to pay. */
export function PayByCard({ how, order: { orderId, branch }, amount }: PayByCardProps) {
  const t = texts();
  const months = monthsText(t, how.months, amount, money);
  if (how.state === 'checking') return <CheckingPayment orderId={orderId} />;
  return (
    <>
      {how.isDeclined && (
        <Notice level="error">{t('Payment not approved by the payment platform; check with your bank')}</Notice>
      )}
      <form action={formAction('payments/tarjeta')} method="post">
        <input type="hidden" name="orderId" value={orderId} />
        {months && <p>{months}</p>}
        <p>
          {how.isChargedAtOnce
            ? t('You give the card on the page of our payment service. It is charged at once.')
            : t(branch ? CARD_AT_BRANCH_TEXT : CARD_TEXT)}
        </p>
        <Button kind="buy" wide>
          {how.isDeclined ? t('Try with another card') : t('Pay by card')}
        </Button>
      </form>
      {how.others.length > 0 && (
        <form action={formAction('payments/otra-forma')} method="post" className="pay-others">
          <input type="hidden" name="orderId" value={orderId} />
          <p>{t('Or pay in another way:')}</p>
          {how.others.map(({ code, title }) => (
            <Button key={code} kind="plain" name="method" value={code}>
              {t.data(title)}
            </Button>
          ))}
        </form>
      )}
    </>
  );
}
