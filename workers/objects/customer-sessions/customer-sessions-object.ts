import { DurableObject } from 'cloudflare:workers';
import type { RemoteTokens } from '../../../src/commerce/customers';
import type { DeviceSession } from '../../../src/commerce/mine';
import { MESSAGES } from '../../../src/contract/messages';
import { type SessionDevice, UNKNOWN_DEVICE } from '../../../src/domain/customer/device';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { Env } from '../../env';
import type { NewSession, OpenSession } from '../../http/sessions/customer-sessions';
import { newToken } from '../../http/token';
import { Alarm } from '../shared/alarm';
import { busy } from '../shared/call-object';
import { CODE_UPDATE_MS, VersionedState } from '../shared/versioned-state';
import type { CustomerSessionsRpc, Rotation } from './rpc';
import { afterRefusal, firstEnd, nextRotation, openAt, rotated, type Session, withSession } from './sessions';

interface Account {
  groupId: number;
  sessions: Session[];
  /** Token of the cart of each store view, by its code. */
  carts: Record<string, string>;
  /** Versions these carts had when they came after an ordered one. */
  cartVersions?: Record<string, number>;
  /**
   * Begin of the present device epoch, epoch ms; left out in the first one. It outlives the sessions, or devices of
   * before would be known again.
   */
  deviceEpoch?: number;
}

const NOTHING: Account = { groupId: 0, sessions: [], carts: {} };

const SECOND_MS = 1000;

const ended = () => refuse(401, MESSAGES.unauthorised);

/** Refusals that say something of the token; anything else says that the retailer cannot answer. */
const isDefinite = (answer: Result<unknown>): boolean =>
  !answer.ok && (answer.problem.status === 401 || answer.problem.status === 403);

/**
 * One customer's sessions, the tokens of their carts, and what a retailer gave for them. Who the customer is, it does
 * not know.
 */
export class CustomerSessionsObject extends DurableObject<Env> implements CustomerSessionsRpc {
  readonly #state: VersionedState<Account>;
  readonly #alarm: Alarm;
  readonly #renewing = new Map<string, Promise<Result<RemoteTokens>>>();
  #account: Account;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#state = new VersionedState(ctx.storage, { table: 'account', upgrades: [], create: () => undefined });
    this.#alarm = new Alarm(ctx.storage);
    this.#account = this.#state.load(Date.now()) ?? NOTHING;
  }

  async open(session: NewSession): Promise<Result<Rotation>> {
    if (this.#state.isLocked) return busy();
    const now = Date.now();
    if (session.cartIn !== undefined) this.#cartIn(session.cartIn);
    const known = this.#find(session.sessionId, now);
    if (known) return ok(this.#rotationOf(known));
    this.#write({
      ...this.#account,
      groupId: session.groupId,
      sessions: withSession(this.#account.sessions, session, now),
    });
    const opened = this.#find(session.sessionId, now);
    return opened ? ok(this.#rotationOf(opened)) : busy();
  }

  async check(sessionId: string, rotation: number, storeCode?: string): Promise<Result<OpenSession | null>> {
    if (this.#state.isLocked) return busy();
    const session = this.#find(sessionId, Date.now());
    if (session && rotation === session.rotation && !session.isShown)
      this.#replace(session, { ...session, isShown: true });
    if (!session || rotation > session.rotation) return ok(null);
    if (storeCode !== undefined) this.#cartIn(storeCode);
    return ok(this.#openSession(session.openedAt));
  }

  async renew(sessionId: string, rotation: number, device?: SessionDevice): Promise<Result<Rotation | null>> {
    if (this.#state.isLocked) return busy();
    const now = Date.now();
    const session = this.#find(sessionId, now);
    if (!session || rotation > session.rotation) return ok(null);
    const what = rotated(session, rotation, now);
    if (what === 'again') return ok(this.#rotationOf(session));
    const next = what === 'next' ? nextRotation(session, now, device) : null;
    this.#replace(session, next);
    return ok(next && this.#rotationOf(next));
  }

  async list(): Promise<Result<DeviceSession[]>> {
    if (this.#state.isLocked) return busy();
    const open = openAt(this.#account.sessions, Date.now()).sort((one, other) => other.rotatedAt - one.rotatedAt);
    return ok(
      open.map(({ id, openedAt, rotatedAt, device }) => ({
        sessionId: id,
        openedAt,
        seenAt: rotatedAt,
        device: device ?? UNKNOWN_DEVICE,
      })),
    );
  }

  async noteGroup(groupId: number): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    if (groupId !== this.#account.groupId && this.#account.sessions.length > 0)
      this.#write({ ...this.#account, groupId });
    return ok(null);
  }

  async end(sessionId: string): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    const session = this.#find(sessionId, Date.now());
    if (session) this.#replace(session, null);
    return ok(null);
  }

  async endAll(): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    this.#write({ ...this.#account, sessions: [], deviceEpoch: this.#nextEpoch(Date.now()) });
    return ok(null);
  }

  async endOthers(keep: string | null, openedBefore: number): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    const sessions = this.#account.sessions.filter(({ id, openedAt }) => id === keep || openedAt >= openedBefore);
    const isNews = openedBefore > (this.#account.deviceEpoch ?? 0);
    const begun = isNews ? { deviceEpoch: this.#nextEpoch(Math.min(openedBefore, Date.now())) } : {};
    if (isNews || sessions.length < this.#account.sessions.length)
      this.#write({ ...this.#account, sessions, ...begun });
    return ok(null);
  }

  async deviceEpoch(): Promise<Result<number>> {
    if (this.#state.isLocked) return busy();
    return ok(this.#account.deviceEpoch ?? 0);
  }

  async cartToken(storeCode: string): Promise<Result<string>> {
    if (this.#state.isLocked) return busy();
    return ok(this.#cartIn(storeCode));
  }

  async cartMoved(storeCode: string, token: string, version: number): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    const { carts, cartVersions = {} } = this.#account;
    if (version <= (cartVersions[storeCode] ?? 0)) return ok(null);
    this.#write({
      ...this.#account,
      carts: { ...carts, [storeCode]: token },
      cartVersions: { ...cartVersions, [storeCode]: version },
    });
    return ok(null);
  }

  async carts(): Promise<Result<Record<string, string>>> {
    return this.#state.isLocked ? busy() : ok({ ...this.#account.carts });
  }

  async forget(): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    this.#account = NOTHING;
    if (this.#state.isPrepared) await this.#state.erase();
    return ok(null);
  }

  async remoteTokens(sessionId: string): Promise<Result<RemoteTokens>> {
    if (this.#state.isLocked) return busy();
    const tokens = this.#find(sessionId, Date.now())?.remote?.tokens;
    return tokens ? ok(tokens) : ended();
  }

  async renewRemote(
    sessionId: string,
    used: RemoteTokens,
    renew: (held: RemoteTokens) => Promise<Result<RemoteTokens>>,
  ): Promise<Result<RemoteTokens>> {
    const held = await this.remoteTokens(sessionId);
    if (!held.ok || held.value.access !== used.access) return held;
    const renewing = this.#renewing.get(sessionId) ?? this.#renewOnce(sessionId, held.value, renew);
    this.#renewing.set(sessionId, renewing);
    try {
      return await renewing;
    } finally {
      this.#renewing.delete(sessionId);
    }
  }

  override async alarm(): Promise<void> {
    this.#alarm.rang();
    const now = Date.now();
    if (this.#state.isLocked) return this.#alarm.wakeBy(now + CODE_UPDATE_MS);
    const { carts, deviceEpoch } = this.#account;
    const sessions = openAt(this.#account.sessions, now);
    if (sessions.length > 0 || deviceEpoch || Object.keys(carts).length > 0)
      return this.#write({ ...this.#account, sessions });
    this.#account = NOTHING;
    if (this.#state.isPrepared) await this.#state.erase();
  }

  async #renewOnce(
    sessionId: string,
    held: RemoteTokens,
    renew: (held: RemoteTokens) => Promise<Result<RemoteTokens>>,
  ): Promise<Result<RemoteTokens>> {
    const renewed = await renew(held);
    const session = this.#find(sessionId, Date.now());
    if (!session) return ended();
    if (renewed.ok) this.#replace(session, { ...session, remote: { tokens: renewed.value, refusals: 0 } });
    else if (isDefinite(renewed)) this.#replace(session, afterRefusal(session));
    // What came over RPC is a stub; the answer is made anew.
    return renewed.ok
      ? ok({ access: renewed.value.access, refresh: renewed.value.refresh })
      : { ok: false, problem: renewed.problem };
  }

  /** The token of the account's cart in a store view, which is made with the first one who asks. */
  #cartIn(storeCode: string): string {
    const known = this.#account.carts[storeCode];
    if (known) return known;
    const token = newToken();
    this.#write({ ...this.#account, carts: { ...this.#account.carts, [storeCode]: token } });
    return token;
  }

  #find(sessionId: string, now: number): Session | null {
    return openAt(this.#account.sessions, now).find(({ id }) => id === sessionId) ?? null;
  }

  #rotationOf({ rotation, rotatedAt, openedAt }: Session): Rotation {
    return {
      rotation,
      issuedAt: rotatedAt / SECOND_MS,
      deviceEpoch: this.#account.deviceEpoch ?? 0,
      ...this.#openSession(openedAt),
    };
  }

  /** Each epoch is another number, however close they begin. */
  #nextEpoch(at: number): number {
    return Math.max(at, (this.#account.deviceEpoch ?? 0) + 1);
  }

  #openSession(openedAt: number): OpenSession {
    return { openedAt, groupId: this.#account.groupId, carts: this.#account.carts };
  }

  /** Puts a session in the place of another; null ends it. */
  #replace(session: Session, next: Session | null): void {
    const sessions = this.#account.sessions.flatMap((one) => (one.id === session.id ? (next ?? []) : one));
    this.#write({ ...this.#account, sessions });
  }

  #write(account: Account): void {
    this.#state.commit(account);
    this.#account = account;
    const end = firstEnd(account.sessions);
    if (end !== null) this.#alarm.wakeBy(end);
  }
}
