import { requestContext } from '../../commerce/request-context';
import type { ContactPhone } from '../../contract/service';
import { internationalDigits } from '../../domain/validation';
import { texts } from '../shop/texts';

const COUNTRY = '52';

/** A number for a link, with the code of Mexico before its ten digits. */
const withCountry = (digits: string): string => (digits.length === 10 ? `${COUNTRY}${digits}` : digits);

/** The telephones of a shop to be tapped, each with its words; WhatsApp is one of them. */
export function phoneLinks(phones: ContactPhone | null): { href: string; label: string; isChat: boolean }[] {
  if (!phones) return [];
  const calls = [
    [phones.phoneNumber, phones.phoneNumberFormatted],
    [phones.phoneNumber1, phones.phoneNumberFormatted1],
  ] as const;
  // The address of a chat is the number as the retailer registered it, which may have a 1 after the code of Mexico.
  const wa = phones.wa.replace(/\D/g, '');
  return [
    ...calls.flatMap(([number, label]) =>
      number
        ? [{ href: `tel:+${withCountry(internationalDigits(number))}`, label: label || number, isChat: false }]
        : [],
    ),
    ...(wa ? [{ href: `https://wa.me/${withCountry(wa)}`, label: 'WhatsApp', isChat: true }] : []),
  ];
}

/** API-048: the configured telephones, nothing where there are none. */
export function Phones() {
  const t = texts();
  const links = phoneLinks(requestContext().site.contactPhone());
  if (links.length === 0) return null;
  return (
    <ul className="contact-phones" aria-label={t('Telephones')}>
      {links.map(({ href, label, isChat }) => (
        <li key={href}>
          <a className="line-link" href={href} rel={isChat ? 'noopener noreferrer' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
