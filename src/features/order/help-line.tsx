import { mine, requestContext } from '../../commerce/request-context';
import { ABOUT_ORDER, CONTACT_PAGE } from '../../contract/contact/forms';
import { phoneLinks } from '../contact/phones';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** Whom to ask about an order, whose number goes along: by telephone where the shop has one, and in writing. */
export function HelpLine({ number }: { number: string }) {
  const t = texts();
  return (
    <p className="placed-help">
      {t('Do you need help with your order?')}
      {phoneLinks(requestContext().site.contactPhone()).map((link) => (
        <a key={link.href} className="line-link" href={link.href} rel={link.isChat ? 'noopener noreferrer' : undefined}>
          {link.label}
        </a>
      ))}
      <a className="line-link" href={href(CONTACT_PAGE, { [ABOUT_ORDER]: number })}>
        {t('Write to us')}
      </a>
      {mine().kind !== 'customer' && <span>{t('Without an account you cancel or return it by writing to us.')}</span>}
    </p>
  );
}
