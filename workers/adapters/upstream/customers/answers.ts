import { z } from 'zod';
import { ABOUT_CODES, attributesOf } from '../../../../src/domain/customer/about';
import { type Customer, type CustomerAddress, GENERAL_GROUP } from '../../../../src/domain/customer/customer';
import { once } from '../../../../src/domain/once';
import { fromWireAddress } from '../../../../src/domain/order/wire-address';

/** An id that names somebody: neither blank nor zero. */
const id = once(() => z.union([z.int().positive(), z.string().trim().min(1)]).transform(String));
const text = once(() =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
);
const flag = once(() =>
  z
    .boolean()
    .nullish()
    .transform((value) => value === true),
);

/** Our newest addresses are read; nobody has more of them than this. */
const MAX_ADDRESSES = 100;

const region = once(() =>
  z.union([
    z.object({ region: text(), region_id: z.coerce.number().int().nullish().catch(null), region_code: text() }),
    z
      .string()
      .nullish()
      .transform((name) => ({ region: name ?? '', region_id: null, region_code: '' })),
  ]),
);

const address = once(() =>
  z.object({
    id: id(),
    region: region(),
    country_id: text(),
    street: z.union([z.array(text()), text().transform((line) => [line])]),
    company: text(),
    vat_id: text(),
    telephone: text(),
    postcode: text(),
    city: text(),
    firstname: text(),
    lastname: text(),
    default_shipping: flag(),
    default_billing: flag(),
  }),
);

function addressOf({
  id: addressId,
  region: at,
  default_shipping,
  default_billing,
  ...wire
}: z.output<ReturnType<typeof address>>): CustomerAddress {
  const read = fromWireAddress({
    ...wire,
    region: at.region,
    region_id: at.region_id ?? 0,
    region_code: at.region_code,
  });
  return { ...read, addressId, isDefaultShipping: default_shipping, isDefaultBilling: default_billing };
}

/** A moment as the family writes it, "2026-01-02 10:00:00" in UTC; 0 where it cannot be read. */
const momentOf = (written: string): number => Date.parse(`${written.replace(' ', 'T')}Z`) || Date.parse(written) || 0;

/** What a customer's attribute holds, where it is one value. */
const attribute = once(() =>
  z.object({
    attribute_code: z.string().min(1),
    value: z.union([z.string(), z.number(), z.boolean()]).transform(String),
  }),
);

/** The day a customer was born, from its own field or as an attribute; '' where none is told that can be read. */
const birthDateOf = ({
  dob,
  custom_attributes,
}: {
  dob?: string | null | undefined;
  custom_attributes?: (z.output<ReturnType<typeof attribute>> | null)[] | null | undefined;
}): string => {
  const told = dob || custom_attributes?.find((one) => one?.attribute_code === ABOUT_CODES.birthDate)?.value;
  return /^\d{4}-\d{2}-\d{2}/.exec(told ?? '')?.[0] ?? '';
};

/**
 * A customer as the family writes it (contract §1.7). What is no attribute or address of one value is left out, who it
 * is of is not.
 */
export const profile = once(() =>
  z
    .object({
      id: id(),
      group_id: z.coerce.number().int().min(0).catch(GENERAL_GROUP),
      email: z.string().min(1),
      firstname: text(),
      lastname: text(),
      dob: z.string().nullish().catch(null),
      created_at: text(),
      updated_at: text(),
      created_in: text(),
      store_id: z.coerce.number().int().catch(0),
      addresses: z.array(address()).max(MAX_ADDRESSES).nullish(),
      custom_attributes: z.array(attribute().or(z.unknown().transform(() => null))).nullish(),
      extension_attributes: z.object({ is_subscribed: flag() }).nullish().catch(null),
    })
    .transform(
      (wire): Customer => ({
        customerId: wire.id,
        groupId: wire.group_id,
        email: wire.email,
        firstName: wire.firstname,
        lastName: wire.lastname,
        attributes: [
          ...(wire.custom_attributes ?? []).flatMap((one) =>
            one && one.attribute_code !== ABOUT_CODES.birthDate ? { code: one.attribute_code, value: one.value } : [],
          ),
          ...attributesOf({ birthDate: birthDateOf(wire) }),
        ],
        addresses: (wire.addresses ?? []).map(addressOf),
        createdIn: wire.created_in,
        storeId: wire.store_id,
        createdAt: momentOf(wire.created_at),
        updatedAt: momentOf(wire.updated_at),
        isSubscribed: wire.extension_attributes?.is_subscribed === true,
      }),
    ),
);

/** Longest token that is kept of a retailer. */
const TOKEN_MAX = 8_192;
const token = once(() => z.string().min(1).max(TOKEN_MAX));

/** The token a call hands out, and in its meta the one it is renewed with. */
export const granted = once(() =>
  z
    .object({
      result: token(),
      meta: z
        .object({ refreshToken: token().nullish().catch(null) })
        .nullish()
        .catch(null),
    })
    .transform(({ result, meta }) => ({ access: result, refresh: meta?.refreshToken ?? null })),
);

/** A page of a customer's orders, as the retailer's platform writes them. */
export const orders = once(() =>
  z
    .object({
      items: z.array(
        z.looseObject({
          increment_id: z.union([z.string(), z.int()]),
          customer_id: z.union([z.string(), z.int()]).nullish(),
        }),
      ),
      total_count: z.coerce.number().int().min(0),
    })
    .transform(({ items, total_count }) => ({ items, total: total_count })),
);
