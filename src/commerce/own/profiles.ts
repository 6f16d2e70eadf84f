import type { UsualFor } from '../../contract/profile/forms';
import type { Customer, CustomerAddress } from '../../domain/customer/customer';
import type { DeliveryWish } from '../../domain/order/order';
import type { Result } from '../../domain/result';
import type { CustomerAccess, NamedCustomer } from '../customers';

/** An address as it is typed; who has none yet has it as the usual one for everything. */
export type BookAddress = Omit<CustomerAddress, 'addressId'>;

/** The name of a customer: with the e-mail and the addresses all that they change of themselves (ACCT-001). */
export type CustomerName = Pick<Customer, 'firstName' | 'lastName'>;

/**
 * What a customer changes of themselves. An id that is none of theirs is 404 'addressUnknown', whoever's it is. An
 * address is the usual one until another one takes its place.
 */
export interface OwnProfile {
  rename(name: CustomerName): Promise<Result<null>>;
  /** Writes a new address (null), or another text for one there is. 409 'manyAddresses' past a hundred. */
  saveAddress(addressId: string | null, address: BookAddress): Promise<Result<CustomerAddress>>;
  /** 409 'anotherDefault' where it is a usual one, others are there, and `next` names none of them. */
  removeAddress(addressId: string, next: string | null): Promise<Result<null>>;
  setUsual(addressId: string, usualFor: UsualFor): Promise<Result<null>>;
}

export interface OwnDelivery {
  wish(): Promise<Result<DeliveryWish | null>>;
  keep(wish: DeliveryWish): Promise<Result<null>>;
}

export interface ProfilesPort {
  ofCustomer(customer: CustomerAccess): OwnProfile;
}

/** Kept here whoever keeps the customers: no retailer asks for it. */
export interface DeliveryWishesPort {
  ofCustomer(customer: NamedCustomer): OwnDelivery;
}

declare module '../commerce' {
  interface Commerce {
    profiles: ProfilesPort;
    deliveryWishes: DeliveryWishesPort;
  }
}
