import type {
  ChosenPassword,
  Credentials,
  CustomersPort,
  NamedCustomer,
  NewCustomer,
  OrderAccounts,
  OwnCustomer,
  PasswordChange,
  Unlocks,
} from '../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { MESSAGES } from '../../src/contract/messages';
import { type Customer, emailKey, GENERAL_GROUP } from '../../src/domain/customer/customer';
import { ok, type Result, refuse } from '../../src/domain/result';

const MADE_AT = Date.parse('2026-01-01T10:00:00Z');

/** Customers in memory, their passwords as they are. */
export class FakeCustomers implements CustomersPort {
  hasTokens = false;
  orderAccounts: OrderAccounts | null = {
    inTurn<T>(work: (customerSessions: OrderAccounts) => Promise<Result<T>>): Promise<Result<T>> {
      return work(this);
    },
    prepare: async ({ email, password }) => ok({ passwordHash: `hash of ${email}: ${password}` }),
    madeWith: async (_, { passwordHash }) => this.#made.get(passwordHash) ?? null,
  };
  readonly emails = null;
  unlocks: Unlocks | null = {
    ask: async (email) => this.askReset(email),
    use: async (token) => {
      const found = this.links.delete(token) && this.#known.get(token);
      return found ? ok(found.customer) : refuse(400, MESSAGES.linkExpired);
    },
  };
  /** Customers whose accounts were made with an order, by the hash of the password. */
  readonly #made = new Map<string, Customer>();
  /** How often somebody signed in with a password. */
  signIns = 0;
  /** Id of the next one who signs up. */
  nextId = 1;
  readonly #known = new Map<string, { customer: Customer; password: string }>();

  inTurn<T>(work: (customers: CustomersPort) => Promise<Result<T>>): Promise<Result<T>> {
    return work(this);
  }

  async create({ password, addresses, ...person }: NewCustomer) {
    const key = emailKey(person.email);
    if (this.#known.has(key)) return refuse(400, CUSTOMER_MESSAGES.emailTaken);
    const customer: Customer = {
      ...person,
      customerId: String(this.nextId),
      groupId: GENERAL_GROUP,
      addresses: addresses.map((address, at) => ({ ...address, addressId: String(at + 1) })),
      createdIn: 'viu',
      storeId: 2,
      createdAt: MADE_AT,
      updatedAt: MADE_AT,
      isSubscribed: false,
    };
    this.nextId += 1;
    this.#known.set(key, { customer, password });
    return ok(customer);
  }

  /** As our engine makes an account with an order. */
  async createWithOrder(person: NewCustomer, passwordHash: string) {
    const made = await this.create(person);
    if (made.ok) this.#made.set(passwordHash, made.value);
  }

  async signIn({ email, password }: Credentials) {
    this.signIns += 1;
    const found = this.#known.get(emailKey(email));
    return found?.password === password
      ? ok({ customer: found.customer, remote: null })
      : refuse(401, CUSTOMER_MESSAGES.signInFailed);
  }

  /** E-mails whose owners asked for a link; its token is the e-mail's key, for as long as it stands here. */
  readonly links = new Set<string>();

  async askReset(email: string) {
    this.links.add(emailKey(email));
    return ok(null);
  }

  async resetPassword({ token, password }: ChosenPassword) {
    const found = this.links.delete(token) && this.#known.get(token);
    if (!found) return refuse(400, CUSTOMER_MESSAGES.resetExpired);
    this.#known.set(token, { ...found, password });
    return ok({ customer: found.customer, remote: null });
  }

  ofCustomer({ customerId }: NamedCustomer): OwnCustomer {
    const find = () => [...this.#known].find(([, { customer }]) => customer.customerId === customerId);
    return {
      profile: async () => ok(find()?.[1].customer ?? null),
      orders: async () => ok({ items: [], total: 0 }),
      changePassword: async ({ current, next }: PasswordChange) => {
        const found = find();
        if (!found || found[1].password !== current) return refuse(400, CUSTOMER_MESSAGES.passwordWrong);
        this.#known.set(found[0], { ...found[1], password: next });
        return ok(null);
      },
    };
  }

  /** As an operator removes one. */
  remove(customerId: string): void {
    for (const [key, { customer }] of this.#known) if (customer.customerId === customerId) this.#known.delete(key);
  }
}
