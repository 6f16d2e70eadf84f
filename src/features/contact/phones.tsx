import { requestContext } from '../../commerce/request-context';
import type { ContactPhone } from '../../contract/service';
import { texts } from '../shop/texts';

const COUNTRY = '52';

/** A number for a link, with the code of Mexico before its ten digits. */
const withCountry = (digits: string): string => (digits.length === 10 ? `${COUNTRY}${digits}` : digits);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The telephones of a shop to be tapped, each with its words; WhatsApp is one of them. */
export function phoneLinks(phones: ContactPhone | null): { href: string; label: string; isChat: boolean }[] {
  if (!phones) return [];
  const calls = [
    [phones.phoneNumber, phones.phoneNumberFormatted],
    [phones.phoneNumber1, phones.phoneNumberFormatted1],
  ] as const;
  const wa = digitsOf(phones.wa);
  return [
    ...calls.flatMap(([number, label]) => (digitsOf(number) ? [{ href: `tel:+${withCountry(digitsOf(number))}`, label: label || number, isChat: false }] : [])),
    ...(wa ? [{ href: `https://wa.me/${withCountry(wa)}`, label: 'WhatsApp', isChat: true }] : []),
  ];
}

/** API-048: the configured telephones, nothing where there are none. */
export function Phones() {
  const t = texts();
  const links = phoneLinks(requestContext().contactPhone);
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
