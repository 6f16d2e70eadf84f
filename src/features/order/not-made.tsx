import { stepPath } from '../../contract/checkout/forms';
import { ORDER_MESSAGES } from '../../contract/order-forms';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** The order was sent and never made: the page that waited for it leads back to the cart, which is as it was. */
export function NotMade() {
  const t = texts();
  return (
    <div className="wrap">
      <Head title={t('Your order was not made')} canonical={null} />
      <EmptyState
        title={t('Your order was not made')}
        action={<ButtonLink href={href(stepPath('pago'))}>{t('Payment and order')}</ButtonLink>}
      >
        <p role="status">{t.message(ORDER_MESSAGES.notMade)}</p>
      </EmptyState>
    </div>
  );
}
