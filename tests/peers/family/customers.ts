import { createHash, randomBytes } from 'node:crypto';
import { type Document, listOf } from './documents.ts';
import { Refusal } from './refusal.ts';

const FIRST_ID = 412;
const FIRST_ADDRESS = 88;
const MAX_ADDRESSES = 2;
const PAGE_SIZE = 20;
const WRONG =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const UNAUTHORISED = "The consumer isn't authorized to access %resources.";
const TAKEN = 'A customer with the same email address already exists in an associated website.';

/** A customer as the platform keeps it. */
interface Account {
  id: number;
  email: string;
  password: string;
  /**
   * A refresh token of the family is made of the credentials and goes on being good; of a rotating retailer only the
   * last one is.
   */
  refreshToken: string;
  /** Token of the link that was sent last; null once it was used. */
  resetToken: string | null;
  profile: Document;
}

/** How the customers of a retailer behave; what is left out stays as it was. */
export interface CustomerOrders {
  /** Calls a new token is good for. */
  tokenCalls?: number;
  /** Every token there is goes bad now. */
  expire?: true;
  /** A refresh gives a token that is good for nothing. */
  deadRefresh?: boolean;
  /** A refresh makes the refresh token before it bad. */
  rotating?: boolean;
  /** E-mail of the customer whose profile everybody is shown; null: their own. */
  profileOf?: string | null;
  /** Every refresh token there is goes bad now. */
  forget?: true;
  /** What the platform says of every new password; null: nothing. */
  refusesPassword?: string | null;
  /** Codes that a provider gave, each for the e-mail of a customer; one counts once. */
  codes?: Record<string, string>;
}

/** What a call that hands out a token answers. */
interface Granted {
  result: string;
  meta: { refreshToken: string };
}

const emailKey = (email: unknown): string => String(email ?? '').toLowerCase();

/** One complaint of the platform's schema check. */
const missing = (path: string, name: string) => ({
  keyword: 'required',
  dataPath: path,
  schemaPath: '#/required',
  params: { missingProperty: name },
  message: `should have required property '${name}'`,
});

const absentIn = (given: Document, path: string, names: string[]) =>
  names.filter((name) => !given[name]).map((name) => missing(path, name));

/** The customers of one retailer, in memory: who they are, and the tokens they hold. */
export class Customers {
  private readonly accounts = new Map<string, Account>();
  /** How many calls each token is still good for. */
  private readonly tokens = new Map<string, { account: Account; left: number }>();
  private orders: Required<Omit<CustomerOrders, 'expire' | 'forget' | 'codes'>> = {
    tokenCalls: Number.POSITIVE_INFINITY,
    deadRefresh: false,
    rotating: false,
    profileOf: null,
    refusesPassword: null,
  };
  private readonly codes = new Map<string, string>();
  private nextAddress = FIRST_ADDRESS;

  command({ expire, forget, codes, ...orders }: CustomerOrders): void {
    this.orders = { ...this.orders, ...orders };
    for (const [code, email] of Object.entries(codes ?? {})) this.codes.set(code, email);
    if (expire) this.tokens.clear();
    if (forget) for (const account of this.accounts.values()) account.refreshToken = randomBytes(16).toString('hex');
  }

  create({ customer, password }: Document): Document {
    const given = (customer ?? {}) as Document;
    const complaints = [
      ...absentIn(given, '.customer', ['email', 'firstname', 'lastname']),
      ...(password ? [] : [missing('', 'password')]),
    ];
    if (complaints.length > 0) throw new Refusal(400, complaints);
    const key = emailKey(given.email);
    if (this.accounts.has(key)) throw new Refusal(400, TAKEN);
    const id = FIRST_ID + this.accounts.size;
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    const addresses = listOf(given.addresses).slice(0, MAX_ADDRESSES);
    const profile: Document = {
      id,
      group_id: 1,
      created_at: now,
      updated_at: now,
      created_in: 'viu',
      email: given.email,
      firstname: given.firstname,
      lastname: given.lastname,
      ...(given.dob ? { dob: given.dob } : {}),
      store_id: 2,
      website_id: 1,
      addresses: addresses.map((address) => ({ ...address, id: this.nextAddress++, customer_id: id })),
      disable_auto_group_change: 0,
      ...(given.custom_attributes ? { custom_attributes: given.custom_attributes } : {}),
    };
    this.accounts.set(key, {
      id,
      email: String(given.email),
      password: String(password),
      refreshToken: this.refreshTokenOf(key, password),
      resetToken: null,
      profile,
    });
    return profile;
  }

  login({ username, password }: Document): Granted {
    const account = this.accounts.get(emailKey(username));
    if (!account || account.password !== password) throw new Refusal(401, WRONG);
    return this.granted(account);
  }

  /** The platform exchanges the code with the provider itself. */
  socialLogin({ provider, code, codeVerifier, redirectUri }: Document): Granted {
    if (provider !== 'prueba') throw new Refusal(404, 'No such provider');
    const account = this.accounts.get(emailKey(this.codes.get(String(code))));
    this.codes.delete(String(code));
    if (!account || !codeVerifier || !redirectUri) throw new Refusal(500, 'invalid_grant');
    return this.granted(account);
  }

  refresh({ refreshToken }: Document): Granted {
    if (!refreshToken) throw new Refusal(500, 'No refresh token provided');
    const account = [...this.accounts.values()].find((one) => one.refreshToken === refreshToken);
    if (!account) throw new Refusal(500, 'Invalid refresh token provided');
    if (this.orders.rotating) account.refreshToken = randomBytes(16).toString('hex');
    return this.orders.deadRefresh
      ? { result: randomBytes(16).toString('hex'), meta: { refreshToken: account.refreshToken } }
      : this.granted(account);
  }

  /** The platform sends its own link; who has none is told so, which no shop of ours passes on. */
  resetPassword({ email }: Document): boolean {
    const account = this.accounts.get(emailKey(email));
    if (!email) throw new Refusal(500, 'Invalid e-mail provided!');
    if (!account) throw new Refusal(404, 'No such entity with email = %1');
    account.resetToken = randomBytes(16).toString('hex');
    return true;
  }

  createPassword({ email, newPassword, resetToken }: Document): boolean {
    for (const [name, value] of Object.entries({ email, resetToken, newPassword }))
      if (!value) throw new Refusal(500, `${name} not provided`);
    const account = this.accounts.get(emailKey(email));
    if (!account?.resetToken || account.resetToken !== resetToken)
      throw new Refusal(500, { errorMessage: 'The password token is mismatched. Reset and try again.', code: 400 });
    this.setPassword(account, newPassword);
    account.resetToken = null;
    return true;
  }

  changePassword(token: string, { currentPassword, newPassword }: Document): boolean {
    const account = this.holderOf(token);
    if (account.password !== currentPassword)
      throw new Refusal(500, {
        errorMessage: "The password doesn't match this account. Verify the password and try again.",
        code: 401,
      });
    this.setPassword(account, newPassword);
    return true;
  }

  /** Tokens of the links that were sent and not used, by the e-mail they went to. */
  links(): Record<string, string> {
    return Object.fromEntries(
      [...this.accounts.values()].flatMap(({ email, resetToken }) => (resetToken ? [[email, resetToken]] : [])),
    );
  }

  /** The family's refresh token is made of the password, so the one there was goes bad. */
  private setPassword(account: Account, password: unknown): void {
    if (this.orders.refusesPassword) throw new Refusal(500, { errorMessage: this.orders.refusesPassword, code: 400 });
    account.password = String(password);
    account.refreshToken = this.refreshTokenOf(emailKey(account.email), password);
  }

  /** Whose token this is; a call with it uses it up a little. */
  holderOf(token: string): Account {
    const held = this.tokens.get(token);
    if (!held || held.left <= 0) throw new Refusal(401, UNAUTHORISED);
    held.left -= 1;
    return held.account;
  }

  /** First name of the customer of this id. */
  nameOf(id: number): string {
    return String([...this.accounts.values()].find((one) => one.id === id)?.profile.firstname ?? '');
  }

  me(token: string): Document {
    const own = this.holderOf(token);
    const shown = this.accounts.get(emailKey(this.orders.profileOf)) ?? own;
    const claims = Buffer.from(
      JSON.stringify({ group_id: shown.profile.group_id, id: shown.id, user: shown.email }),
    ).toString('base64url');
    return { ...shown.profile, groupToken: `eyJhbGciOiJIUzI1NiJ9.${claims}.firma` };
  }

  /** Name and addresses as they are sent; ids have to be the account's own. */
  update(token: string, { customer }: Document): Document {
    const { profile, id } = this.holderOf(token);
    const given = (customer ?? {}) as Document;
    const complaints = absentIn(given, '.customer', ['email', 'firstname', 'lastname']);
    if (complaints.length > 0) throw new Refusal(500, complaints);
    const addresses = listOf(given.addresses);
    const known = new Set(listOf(profile.addresses).map((one) => String(one.id)));
    if (addresses.some((one) => one.id !== undefined && !known.has(String(one.id))))
      throw new Refusal(403, 'Provided invalid address.id or address.customer_id');
    Object.assign(profile, { firstname: given.firstname, lastname: given.lastname });
    for (const address of addresses) this.putAddress(profile, address, id);
    return profile;
  }

  /** The token stands in the path; what is answered is only the id. */
  saveAddress(token: string, { address }: Document): number {
    const { profile, id } = this.holderOf(token);
    return this.putAddress(profile, (address ?? {}) as Document, id);
  }

  removeAddress(token: string, addressId: string): boolean {
    const { profile } = this.holderOf(token);
    const addresses = listOf(profile.addresses);
    const left = addresses.filter((one) => String(one.id) !== addressId);
    if (left.length === addresses.length) throw new Refusal(404, 'No such entity with addressId');
    profile.addresses = left;
    return true;
  }

  private putAddress(profile: Document, address: Document, customerId: number): number {
    const addresses = listOf(profile.addresses);
    const at = addresses.findIndex((one) => String(one.id) === String(address.id));
    if (address.id !== undefined && at === -1) throw new Refusal(404, 'No such entity with addressId');
    const id = at === -1 ? this.nextAddress++ : Number(addresses[at]?.id);
    const kept: Document = { ...address, id, customer_id: customerId };
    const others = addresses.map((one) => ({
      ...one,
      ...(kept.default_shipping ? { default_shipping: false } : {}),
      ...(kept.default_billing ? { default_billing: false } : {}),
    }));
    profile.addresses = at === -1 ? [...others, kept] : others.with(at, kept);
    return id;
  }

  orderHistory(token: string, orders: Document[], query: URLSearchParams): Document {
    const { id } = this.holderOf(token);
    const own = orders.filter((order) => order.customer_id === id).reverse();
    const [size, page] = [Number(query.get('pageSize') ?? PAGE_SIZE), Number(query.get('currentPage') ?? 1)];
    return { items: own.slice((page - 1) * size, page * size), search_criteria: {}, total_count: own.length };
  }

  /** An order by its number; where it is told to, one of somebody else too. */
  orderOf(token: string, orders: Document[], number: string): Document {
    const { id } = this.holderOf(token);
    const found = orders.find((order) => String(order.increment_id) === number);
    if (!found || (found.customer_id !== id && this.orders.profileOf === null))
      throw new Refusal(404, 'No such entity');
    return found;
  }

  private granted(account: Account): Granted {
    const token = randomBytes(16).toString('hex');
    this.tokens.set(token, { account, left: this.orders.tokenCalls });
    return { result: token, meta: { refreshToken: account.refreshToken } };
  }

  private refreshTokenOf(key: string, password: unknown): string {
    return createHash('sha256').update(`${key}\n${password}`).digest('hex');
  }
}
