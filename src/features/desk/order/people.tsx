import type { DeskOrder } from '../../../commerce/desk/orders';
import { deskAddressPage } from '../../../contract/desk-pages/forms';
import { interiorText } from '../../../domain/address/interior';
import type { Address, Order } from '../../../domain/order/order';
import { possible } from '../../../domain/order/step';
import { Island } from '../../../ui/island';
import { branchAddressLine } from '../../branches/branch-texts';
import { mapAddress } from '../../branches/branch-ways';
import { addressLine } from '../../checkout/address-line';
import { spacedPhone } from '../../checkout/phone';
import { wishLines } from '../../order/wish-lines';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { mayDo } from '../may-do';

const nameOf = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

/** A telephone to tap: called, or written to. */
function Phone({ name, phone }: { name: string; phone: string }) {
  const t = texts();
  return (
    <p className="desk-ways">
      <a
        className="line-link"
        href={`tel:+52${phone}`}
        aria-label={t('Call {name}: {phone}', { name, phone: spacedPhone(phone) })}
      >
        {spacedPhone(phone)}
      </a>
      <a
        className="line-link"
        href={`https://wa.me/52${phone}`}
        rel="noopener noreferrer"
        target="_blank"
        aria-label={t('Write to {name} by WhatsApp', { name })}
      >
        {t('Write by WhatsApp')}
      </a>
    </p>
  );
}

/** The address as it is written on a parcel, line by line. */
const addressLines = (to: Address): string[] =>
  [
    nameOf(to),
    `${to.streetAddress} ${to.exteriorNumber}${to.apartmentNumber ? `, ${interiorText(to.apartmentNumber)}` : ''}`,
    to.betweenStreets ?? '',
    to.neighbourhood,
    `${to.zipCode} ${to.city}, ${to.state}`,
    to.reference,
    ...wishLines(to),
  ].filter((line) => line.trim() !== '');

function SentTo({ to }: { to: Address }) {
  const t = texts();
  const lines = addressLines(to);
  return (
    <>
      <address className="desk-address">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="desk-ways">
        <Island
          as="span"
          of="desk-copy"
          props={{
            value: [...lines, to.phoneNumber].join('\n'),
            texts: { copy: t('Copy the address'), copied: t('Copied'), failed: t('It could not be copied') },
          }}
        />
        <a
          className="line-link"
          href={mapAddress({ address: addressLine(to) })}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('See on the map')}
        </a>
      </p>
    </>
  );
}

/** Who takes it, where they are called, and where it goes. */
function Receiver({ order }: { order: Order }) {
  const t = texts();
  const { branch, shippingAddress: to } = order;
  if (branch)
    return (
      <>
        <p>{`${t('Picked up at')}: ${branch.name} (${branch.code}), ${branchAddressLine(branch)}`}</p>
        {to && <p>{nameOf(to)}</p>}
      </>
    );
  return to && <SentTo to={to} />;
}

/** Who bought, who receives it where, and how both are reached. */
export function OrderPeople({ order, state }: Pick<DeskOrder, 'order' | 'state'>) {
  const t = texts();
  const { number, personalDetails: buyer, shippingAddress: to, branch } = order;
  return (
    <section className="desk-card" aria-labelledby="cliente">
      <h2 id="cliente">{t('Customer and delivery')}</h2>
      <p>
        <strong>{nameOf(buyer)}</strong>{' '}
        <a className="line-link" href={`mailto:${buyer.emailAddress}`}>
          {buyer.emailAddress}
        </a>
      </p>
      <Receiver order={order} />
      {to?.phoneNumber && <Phone name={nameOf(to)} phone={to.phoneNumber} />}
      {to && mayDo('orders') && possible(state, 'correct-address') && (
        <a className="line-link" href={href(deskAddressPage(number))}>
          {branch ? t('Correct who picks it up') : t('Correct the address')}
        </a>
      )}
    </section>
  );
}
