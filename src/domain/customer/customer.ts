import type { Address } from '../order/order';

/** What makes two e-mail addresses the same customer: capitals and blanks around them do not count. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * The mailbox of an e-mail address: what stands between + and @ reaches the same one, so that coupons count it once.
 */
export const mailboxKey = (email: string): string => emailKey(email).replace(/(?<=^[^+@]+)\+[^@]*(?=@)/, '');

/** An address of a customer's own book. */
export interface CustomerAddress extends Address {
  addressId: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** Attribute with the number of a customer's credit account, which the shop gives and nobody writes by themselves. */
export const CREDIT_ACCOUNT = 'numero_de_cuenta';

/** Something a shop knows of a customer beyond the fixed fields: `mothers_name` is the second surname. */
export interface CustomerAttribute {
  code: string;
  value: string;
}

/** Who a customer is, in our own engine or at a retailer. Times are epoch ms. */
export interface Customer {
  /** Unique within its realm: our own engine, or one retailer. */
  customerId: string;
  /** Decides the prices. */
  groupId: number;
  /** As it was typed at sign-up. */
  email: string;
  firstName: string;
  lastName: string;
  attributes: CustomerAttribute[];
  addresses: CustomerAddress[];
  /** Store view in which the customer signed up. */
  createdIn: string;
  storeId: number;
  createdAt: number;
  updatedAt: number;
  isSubscribed: boolean;
}

/** What a customer's attribute of this code holds; '' without it. */
export const attributeOf = ({ attributes }: Pick<Customer, 'attributes'>, code: string): string =>
  attributes.find((one) => one.code === code)?.value ?? '';

/** Given names and both surnames: the second one is an attribute (ACCT-012). */
export const fullName = (customer: Pick<Customer, 'firstName' | 'lastName' | 'attributes'>): string =>
  [customer.firstName, attributeOf(customer, 'middlename'), customer.lastName, attributeOf(customer, 'mothers_name')]
    .filter(Boolean)
    .join(' ');

/** The group of customers who sign up by themselves. Group 0 are guests. */
export const GENERAL_GROUP = 1;
