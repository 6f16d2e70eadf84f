import { ok, refuse } from '../../src/domain/result';
import type {
  CustomerSessions,
  NewSession,
  SessionGrant,
  ShownSession,
} from '../../workers/http/sessions/customer-sessions';
import { newToken } from '../../workers/http/token';

const REALM = 'shop:';

/**
 * The accounts of one realm in memory, without a clock: a session is open until it is ended, and a refresh token counts
 * once.
 */
export class FakeCustomerSessions implements CustomerSessions {
  readonly sessions = new Map<string, SessionGrant & Pick<NewSession, 'remote' | 'device'>>();
  readonly #deviceEpochs = new Map<string, number>();
  readonly #carts = new Map<string, Record<string, string>>();

  accountOf(customerId: string) {
    return `${REALM}${customerId}`;
  }

  customerOf(account: string) {
    return account.startsWith(REALM) ? account.slice(REALM.length) : null;
  }

  covers() {
    return true;
  }

  async open(account: string, { sessionId, groupId, remote, device }: NewSession) {
    const session = {
      account,
      sessionId,
      rotation: 0,
      issuedAt: Math.floor(Date.now() / 1000),
      openedAt: Date.now(),
      groupId,
      remote,
      device,
      carts: this.#cartsOf(account),
      deviceEpoch: this.#deviceEpochs.get(account) ?? 0,
    };
    this.sessions.set(sessionId, session);
    return ok(session);
  }

  async check({ account, sessionId, rotation }: ShownSession) {
    const session = this.sessions.get(sessionId);
    return ok(
      session?.account === account && rotation <= session.rotation
        ? { groupId: session.groupId, openedAt: session.openedAt, carts: this.#cartsOf(account) }
        : null,
    );
  }

  async renew({ sessionId, rotation }: ShownSession) {
    const session = this.sessions.get(sessionId);
    if (!session) return ok(null);
    this.sessions.delete(sessionId);
    if (rotation !== session.rotation) return ok(null);
    const next = { ...session, rotation: rotation + 1, carts: this.#cartsOf(session.account) };
    this.sessions.set(sessionId, next);
    return ok(next);
  }

  async list(account: string) {
    const open = [...this.sessions.values()].filter((session) => session.account === account);
    return ok(open.map(({ sessionId, openedAt, device }) => ({ sessionId, openedAt, seenAt: openedAt, device })));
  }

  async noteGroup(account: string, groupId: number) {
    for (const [id, session] of this.sessions)
      if (session.account === account) this.sessions.set(id, { ...session, groupId });
    return ok(null);
  }

  async end(_account: string, sessionId: string) {
    this.sessions.delete(sessionId);
    return ok(null);
  }

  async deviceEpoch(account: string) {
    return ok(this.#deviceEpochs.get(account) ?? 0);
  }

  async endAll(account: string) {
    this.#endDevices(account);
    for (const [id, session] of this.sessions) if (session.account === account) this.sessions.delete(id);
    return ok(null);
  }

  async endOthers(account: string, keep: string | null, openedBefore: number) {
    this.#endDevices(account);
    for (const [id, session] of this.sessions)
      if (session.account === account && id !== keep && session.openedAt < openedBefore) this.sessions.delete(id);
    return ok(null);
  }

  async cartToken(account: string, storeCode: string) {
    const token = this.#cartsOf(account)[storeCode] ?? newToken();
    this.#carts.set(account, { ...this.#cartsOf(account), [storeCode]: token });
    return ok(token);
  }

  async carts(account: string) {
    return ok({ ...this.#cartsOf(account) });
  }

  async forget(account: string) {
    await this.endAll(account);
    this.#carts.delete(account);
    return ok(null);
  }

  remote(account: string, sessionId: string) {
    const tokens = async () => {
      const held = this.sessions.get(sessionId)?.remote;
      return held ? ok(held) : refuse(401, 'no tokens');
    };
    return { tokens, refresh: tokens, end: () => this.end(account, sessionId) };
  }

  #endDevices(account: string): void {
    this.#deviceEpochs.set(account, (this.#deviceEpochs.get(account) ?? 0) + 1);
  }

  #cartsOf(account: string): Record<string, string> {
    return this.#carts.get(account) ?? {};
  }
}
