import type { CardInstructions } from '../../commerce/payments';
import type { Centavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { CARD_AT_BRANCH_TEXT, CARD_TEXT } from '../../domain/payment/methods';
import { Button } from '../../ui/button';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { formAction } from '../shop/links';
import { monthsText } from '../shop/months/months-text';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** That the months were not granted, before anything is charged, and in how many payments it may be paid instead. */
function Instead({
  refused: { by, instead },
  months,
  orderId,
  amount,
}: {
  refused: NonNullable<CardInstructions['refused']>;
  months: number;
  orderId: string;
  amount: Centavos;
}) {
  const t = texts();
  return (
    <>
      <Notice level="warning">
        {by === 'card'
          ? t('Your card does not take {months} months without interest. Nothing was charged.', { months })
          : t(
              'Our payment service does not grant {months} months without interest for this order. Nothing was charged.',
              {
                months,
              },
            )}
      </Notice>
      {instead.length > 0 && (
        <form action={formAction('payments/otros-meses')} method="post" className="pay-others">
          <input type="hidden" name="orderId" value={orderId} />
          <p>{t('Choose how you pay it by card:')}</p>
          {instead.map((one) => (
            <Button key={one.months} kind="plain" name="months" value={String(one.months)}>
              {monthsText(t, one.months, amount, money) ?? t('One payment of {amount}', { amount: money(amount) })}
              {one.isChargedAtOnce && ` · ${t('charged at once')}`}
            </Button>
          ))}
        </form>
      )}
    </>
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
  if (how.state === 'checking')
    return (
      <Island
        of="look-again"
        props={{
          action: formAction('payments/revisar'),
          orderId,
          texts: { checking: t('We are checking your payment. Do not pay again.'), again: t('Look again') },
        }}
      />
    );
  return (
    <>
      {how.isDeclined && (
        <Notice level="error">{t('Payment not approved by the payment platform; check with your bank')}</Notice>
      )}
      {how.refused && <Instead refused={how.refused} months={how.months} orderId={orderId} amount={amount} />}
      {how.refused?.by !== 'gateway' && (
        <form action={formAction('payments/tarjeta')} method="post">
          <input type="hidden" name="orderId" value={orderId} />
          {months && <p>{months}</p>}
          <p>
            {how.isChargedAtOnce
              ? t('You give the card on the page of our payment service. It is charged at once.')
              : t(branch ? CARD_AT_BRANCH_TEXT : CARD_TEXT)}
          </p>
          <Button kind="buy" wide>
            {how.isDeclined || how.refused ? t('Try with another card') : t('Pay by card')}
          </Button>
        </form>
      )}
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
