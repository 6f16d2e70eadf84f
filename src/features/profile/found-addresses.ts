import type { CustomerAddress } from '../../domain/customer/customer';
import { foldText } from '../../domain/search/text';
import { addressLine } from '../checkout/address-line';

const wordsOf = (address: CustomerAddress): string =>
  foldText(
    `${address.firstName} ${address.lastName} ${addressLine(address)} ${address.phoneNumber} ${address.reference}`,
  );

/** Those that have every word, accents and capitals aside; all of them where nothing is looked for. */
export function matching(addresses: readonly CustomerAddress[], looked: string): CustomerAddress[] {
  const words = foldText(looked).split(/\s+/).filter(Boolean);
  return addresses.filter((address) => {
    const text = wordsOf(address);
    return words.every((word) => text.includes(word));
  });
}

const rank = ({ isDefaultShipping, isDefaultBilling }: CustomerAddress): number =>
  (isDefaultShipping ? 0 : 2) + (isDefaultBilling ? 0 : 1);

/** The usual address for deliveries first, then that for bills, then the others as they are. */
export const usualFirst = (addresses: readonly CustomerAddress[]): CustomerAddress[] =>
  addresses.toSorted((one, other) => rank(one) - rank(other));
