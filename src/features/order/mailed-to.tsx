import { commerce, mine } from '../../commerce/request-context';
import { ABOUT_ORDER, CONTACT_PAGE } from '../../contract/contact/forms';
import { hiddenEmail } from '../../domain/customer/look';
import type { Order } from '../../domain/order/order';
import { suggestedEmail } from '../../domain/validation/suggested-email';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

interface MailedToProps {
  order: Pick<Order, 'number' | 'personalDetails'>;
  /** Whether it was found by its number or by the link of a letter: whoever reads it may not be who ordered. */
  isFound: boolean;
}

/** What a guest does whose e-mail was typed wrongly: nobody else's mailbox is opened by changing it here. */
function Mistyped({ number, email }: { number: string; email: string }) {
  const t = texts();
  const meant = mine().kind === 'customer' ? null : suggestedEmail(email);
  if (meant === null) return null;
  return (
    <p>
      {t('Did you mean {email}?', { email: meant })}{' '}
      {t(
        'Then our e-mails do not reach you. With your order number and the e-mail as it is here you find your order, and we help you with the rest:',
      )}{' '}
      <a href={href(CONTACT_PAGE, { [ABOUT_ORDER]: number })}>{t('Write to us')}</a>
    </p>
  );
}

/** Where the e-mails of an order go; nothing where a retailer writes to its customers itself. */
export function MailedTo({ order, isFound }: MailedToProps) {
  const t = texts();
  const { emailAddress } = order.personalDetails;
  if (!commerce().orderLetters || !emailAddress) return null;
  const email = isFound ? hiddenEmail(emailAddress) : emailAddress;
  return (
    <>
      <p>{t('The e-mails of this order go to {email}.', { email })}</p>
      {!isFound && <Mistyped number={order.number} email={emailAddress} />}
    </>
  );
}
