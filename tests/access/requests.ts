import { z } from 'zod';
import type { Access } from '../../src/contract/access';
import { CALLS, FORMS } from '../../src/contract/areas';
import type { CallDefinition } from '../../src/contract/call';
import type { FormDefinition } from '../../src/contract/form';
import { brokenRule, type FormField } from '../../src/contract/form-fields';
import { ROUTES } from '../../src/pages/routes';
import type { Asker, Kind } from './holder';

/** Fields that name something somebody has, and what: of each its first kind stands there unless another is tried. */
const NAMING: Record<string, Kind[]> = {
  order: ['order', 'returned'],
  orderId: ['order', 'orderId', 'returned'],
  order_id: ['orderId', 'order', 'returned'],
  idEcommerce: ['orderId', 'order'],
  number: ['order', 'return', 'returned'],
  incrementId: ['return'],
  addressId: ['address'],
  next: ['address'],
  listId: ['list'],
  list_id: ['list'],
  wishlist_id: ['list'],
  itemId: ['item'],
  item_id: ['item'],
  product_id: ['item'],
  userId: ['customer'],
  user_id: ['customer'],
  customer_id: ['customer'],
  customerId: ['customer'],
  id: ['customer', 'address', 'return'],
  cart: ['cart'],
  quoteId: ['cart'],
  cartId: ['cart'],
  cart_id: ['cart'],
  subjectId: ['order', 'customer'],
  cual: ['order', 'customer'],
  orders: ['order'],
};

/**
 * Fields that look like one of those and are none: a house's number, things of the catalogue, the shop's own codes, and
 * what nobody finds by counting (links, tokens, sessions, keys), which whoever has them may use.
 */
const NOT_NAMING = new Set([
  ...['exteriorNumber', 'apartmentNumber', 'billing_exteriorNumber', 'billing_apartmentNumber', 'phoneNumber'],
  ...['billing_phoneNumber', 'order_item_id', 'taxId', 'country_id', 'storeId', 'groupId', 'userGroupId', 'region_id'],
  ...[
    'identity',
    'paid',
    'store_id',
    'entity_id',
    'parent_id',
    'group_id',
    'website_id',
    'vat_id',
    'countryId',
    'regionId',
    'customer',
    'oncePerCustomer',
    'saidOrder',
    'list',
  ],
]);
const LOOKS_LIKE_ONE = /(?:id|number|order|customer|list)$/i;

/** Sound values of fields that are no ids, where no rule says which. */
const SOUND: Record<string, unknown> = {
  ...{ sku: 'BURO-1C', skus: 'BURO-1C', url: '/salas', q: 'buro', request_format: 'search-query', coupon: 'NADA' },
  ...{ postcode: '97000', postCode: '97000', cp: '97000', country: 'MX', country_id: 'MX', region: 'Yucatán' },
  ...{ region_code: 'YUC', city: 'Mérida', street: ['Calle 60 491', 'Centro'], telephone: '9991234567' },
  ...{ firstname: 'Ana', lastname: 'Pech', storeCode: 'viu', store_code: 'viu', store: 'viu', entity: 'product' },
  ...{ qty: 1, reason: 'changed-mind', condition: 'opened', way: 'parcel', nickname: 'Ana', op: 'eq' },
  ...{ password: 'Ñandú-y-tuna-8', payment_method_code: 'cashondelivery', shipping_carrier_code: 'tablerate' },
  ...{ shipping_method_code: 'homeDelivery', access_type: 'private', wishlist_name: 'Otra lista', parentSku: 'BURO' },
  ...{ slug: 'salas', childSku: 'BURO-1C', landing: 'salas', code: '97000', provider: 'local' },
};

/** Tried in turn where the rule of a form's field says what it takes. */
const CANDIDATES = [
  ...['1', 'Ana', '97000', '9991234567', 'BURO-1C', 'Calle 60', '2026-01-15', '612', 'G03', 'MANO610814JL5', 'viu'],
  ...['cambio-de-idea', 'changed-mind', 'private', 'shipping', 'spei', 'parcel', 'send', 'damaged', 'hecha', 'order'],
];

export interface Request {
  /** The call, form or page, and what of whose is named in it. */
  name: string;
  access: Access;
  /** Whether it names something that somebody has. */
  isNaming: boolean;
  /** false where it only reads. */
  mayChange: boolean;
  path: string;
  init: RequestInit & { headers: Record<string, string> };
  /** All it says: what stands here and in its answer was not read from anywhere. */
  says: string;
}

/** What to write in a field that names something. */
type Naming = (field: string) => string;

/** The names of fields that name something, of all that there are. */
const namingOf = (fields: readonly string[]): string[] => fields.filter((field) => field in NAMING);

/**
 * Ways to ask for something of theirs: everything of theirs at once, and each thing alone among what is the asker's own.
 */
function waysOf(
  fields: readonly string[],
  theirs: Record<Kind, string>,
  own: Record<Kind, string>,
): [string, Naming][] {
  const naming = namingOf(fields);
  const first = (ids: Record<Kind, string>) => (field: string) => ids[NAMING[field]?.[0] ?? 'order'];
  if (naming.length === 0) return [['', first(own)]];
  const alone = naming.flatMap((one) =>
    (NAMING[one] ?? []).map((kind): [string, Naming] => [
      `${one} ${kind}`,
      (field) => (field === one ? theirs[kind] : first(own)(field)),
    ]),
  );
  return naming.length === 1 ? alone : [['all', first(theirs)], ...alone];
}

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
}

const schemaOf = (type: z.ZodType): Schema => z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' }) as Schema;

/** One schema of those that are to hold together. */
const joined = ({ allOf, anyOf, ...schema }: Schema): Schema => {
  const parts = [schema, ...(allOf ?? []), ...(anyOf ? [anyOf[0] ?? {}] : [])].map((one) =>
    one === schema ? one : joined(one),
  );
  const properties = Object.assign({}, ...parts.map((one) => one.properties ?? {}));
  return { ...Object.assign({}, ...parts), ...(Object.keys(properties).length > 0 ? { properties } : {}) };
};

const fieldsOf = (given: Schema): string[] => {
  const { properties = {}, items } = joined(given);
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(fieldsOf),
    ...(items ? fieldsOf(items) : []),
  ];
};

/** A sound value of a schema; ids as `name` says. */
function filled(given: Schema, field: string, name: Naming): unknown {
  const schema = joined(given);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, filled(one, key, name)]));
  if (field in NAMING) return type === 'number' || type === 'integer' ? Number(name(field)) : name(field);
  if (field in SOUND) return SOUND[field];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'array') return [filled(schema.items ?? {}, field, name)];
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? Math.max(1, schema.minimum ?? 1) : '1';
}

/** Fields that every call of a cart takes; of others they say nothing. */
const isOfCarts = (path: string): boolean => /^\/(?:cart|checkout|shipping|order|omni)/.test(path);
const OF_WHOEVER_ASKS = ['token', 'storeCode', 'guest', 'silent'];

/** What a call takes in its query besides who asks. */
const queryOf = (call: CallDefinition): Schema => {
  const { properties = {} } = joined(schemaOf(call.query()));
  const own = Object.entries(properties).filter(
    ([field]) => !OF_WHOEVER_ASKS.includes(field) && (field !== 'cartId' || isOfCarts(call.path)),
  );
  return { properties: Object.fromEntries(own) };
};

const pathFields = (path: string): string[] => [...path.matchAll(/[:[](\w+)/g)].map(([, field = '']) => field);

const pathOf = (path: string, token: string | null, name: Naming): string =>
  path.replace(/:(\w+)|\[(\w+)\]/g, (_, one?: string, other?: string) => {
    const field = one ?? other ?? '';
    const value = field === 'token' ? (token ?? '1') : field in NAMING ? name(field) : String(SOUND[field] ?? '1');
    return encodeURIComponent(value);
  });

type Ids = Record<Kind, string>;

function callRequests(call: CallDefinition, asker: Asker, theirs: Ids, own: Ids): Request[] {
  const query = queryOf(call);
  const body = call.body && schemaOf(call.body());
  const fields = [...pathFields(call.path), ...fieldsOf(query), ...(body ? fieldsOf(body) : [])];
  return waysOf(fields, theirs, own).map(([way, name]) => {
    const asked = Object.entries(filled(query, '', name) as Record<string, unknown>);
    const params = new URLSearchParams(asked.map(([field, value]) => [field, String(value)]));
    if (asker.token) params.set('token', asker.token);
    const sent = body ? JSON.stringify(filled(body, '', name)) : undefined;
    const headers = {
      ...(asker.token ? {} : asker.headers),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const path = `/api${pathOf(call.path, asker.token, name)}?${params}`;
    return {
      name: `${call.id} ${way}`.trim(),
      access: call.access,
      isNaming: way !== '',
      mayChange: call.method !== 'get',
      path,
      init: { method: call.method.toUpperCase(), headers, ...(sent ? { body: sent } : {}) },
      says: `${path} ${sent ?? ''}`,
    };
  });
}

const soundIn = (name: string, field: FormField): string => {
  const sound = SOUND[name];
  const tried = typeof sound === 'string' ? [sound, ...CANDIDATES] : CANDIDATES;
  return tried.find((value) => brokenRule(field, value) === null) ?? '';
};

/** Of fields that there are one of for each line, the first alone. */
const isOfOtherLine = (field: string): boolean => /-(?!1$)\d+$/.test(field);

function formRequests(form: FormDefinition, { headers }: Asker, theirs: Ids, own: Ids, prefix: string): Request[] {
  const fields = Object.keys(form.fields).filter((field) => !isOfOtherLine(field));
  return waysOf(fields, theirs, own).map(([way, name]) => {
    const values = fields.map((field): [string, string] => [
      field,
      field in NAMING ? name(field) : soundIn(field, form.fields[field] as FormField),
    ]);
    const data = new FormData();
    for (const [field, value] of values) data.set(field, value);
    const body = new URLSearchParams(values);
    return {
      name: `form ${form.id} ${way}`.trim(),
      access: form.access,
      isNaming: way !== '',
      mayChange: true,
      path: `${prefix}/f${form.path}`,
      init: { method: 'POST', headers, body: form.file ? data : body },
      says: decodeURIComponent(String(body).replaceAll('+', ' ')),
    };
  });
}

const pageRequests = (asker: Asker, theirs: Ids, own: Ids, prefix: string): Request[] =>
  ROUTES.flatMap(({ name: page, path, access }) =>
    waysOf(pathFields(path), theirs, own).map(([way, name]) => {
      const filledPath = `${prefix}${pathOf(path, null, name)}`;
      return {
        name: `page ${page} ${way}`.trim(),
        access,
        isNaming: way !== '',
        mayChange: false,
        path: filledPath,
        init: { headers: asker.headers },
        says: filledPath,
      };
    }),
  );

/** Fields of the contract that may name something of somebody and are in neither list. */
export const unlisted = (): string[] => {
  const fields = [
    ...CALLS.flatMap((call) => [
      ...pathFields(call.path),
      ...fieldsOf(queryOf(call)),
      ...(call.body ? fieldsOf(schemaOf(call.body())) : []),
    ]),
    ...FORMS.flatMap(({ fields: own }) => Object.keys(own)),
    ...ROUTES.flatMap(({ path }) => pathFields(path)),
  ];
  return [...new Set(fields)].filter(
    (field) => LOOKS_LIKE_ONE.test(field) && !(field in NAMING) && !NOT_NAMING.has(field),
  );
};

/**
 * Every call, form and page of the shop as one may ask for what somebody else has; `prefix` is the path of the store
 * view whose forms and pages are asked.
 */
export const everyRequest = (asker: Asker, theirs: Ids, own: Ids, prefix = ''): Request[] => [
  ...CALLS.flatMap((call) => callRequests(call, asker, theirs, own)),
  ...FORMS.flatMap((form) => formRequests(form, asker, theirs, own, prefix)),
  ...pageRequests(asker, theirs, own, prefix),
];

/** Paths of the calls that a customer reads what they have by. */
export const readingPaths = (own: Ids): string[] =>
  CALLS.filter(({ method, access }) => method === 'get' && (access === 'customer' || access === 'named')).flatMap(
    (call) => callRequests(call, { token: null, headers: {} }, own, own).map(({ path }) => path),
  );
