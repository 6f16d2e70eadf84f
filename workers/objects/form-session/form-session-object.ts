import { DurableObject } from 'cloudflare:workers';
import type { Flash } from '../../../src/commerce/flash';
import { ok, type Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import { Alarm } from '../shared/alarm';
import { busy } from '../shared/call-object';
import { KeyedCalls } from '../shared/keyed-calls';
import { CLIENT_KEY_LIFE_MS, type KeyedCall, OperationLog } from '../shared/operation-log';
import { CODE_UPDATE_MS, VersionedState } from '../shared/versioned-state';
import type { Attempt, FormSessionRpc } from '.';

const FLASH_LIFE_MS = 10 * 60 * 1000;

/** What the last form left and until when, epoch ms; null when a page has taken it. */
interface StoredFlash {
  flash: Flash;
  until: number;
}

/**
 * One visitor's form session: what the last form left for the next page, and the outcomes of forms by their keys. It
 * needs no cart, and is gone when neither is left.
 */
export class FormSessionObject extends DurableObject<Env> implements FormSessionRpc {
  readonly #state: VersionedState<StoredFlash | null>;
  readonly #log: OperationLog;
  readonly #keyed: KeyedCalls;
  readonly #alarm: Alarm;
  #left: StoredFlash | null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#log = new OperationLog(ctx.storage.sql);
    this.#state = new VersionedState(ctx.storage, {
      table: 'form_session',
      upgrades: [],
      create: () => this.#log.create(),
    });
    this.#keyed = new KeyedCalls(this.#log, () => this.#state.isPrepared);
    this.#alarm = new Alarm(ctx.storage);
    this.#left = this.#state.load(Date.now());
  }

  async leave(flash: Flash): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    const until = Date.now() + FLASH_LIFE_MS;
    this.#write({ flash, until });
    this.#alarm.wakeBy(until);
    return ok(null);
  }

  async take(page?: string): Promise<Result<Flash | null>> {
    const left = this.#left;
    const now = Date.now();
    if (!left || (left.flash.page !== undefined && left.flash.page !== page)) return ok(null);
    await this.#forget(now);
    return ok(left.until > now ? left.flash : null);
  }

  async once(call: KeyedCall, work: () => Promise<Attempt>): Promise<Result<Attempt>> {
    if (this.#state.isLocked) return busy();
    const replay = (outcome: unknown): Result<Attempt> => ok({ state: 'executed', outcome });
    return this.#keyed.run<Attempt>(call, Date.now(), replay, async () => {
      const attempt = await work();
      if (attempt.state === 'executed') this.#keep(call, attempt.outcome);
      return ok({ state: attempt.state, outcome: attempt.outcome });
    });
  }

  override async alarm(): Promise<void> {
    this.#alarm.rang();
    const now = Date.now();
    if (this.#state.isLocked) return this.#alarm.wakeBy(now + CODE_UPDATE_MS);
    if (!this.#left || this.#left.until <= now) return this.#forget(now);
    this.#alarm.wakeBy(this.#left.until);
  }

  #keep(call: KeyedCall, outcome: unknown): void {
    const now = Date.now();
    this.#write(this.#left, () => this.#log.keep(call, outcome, now));
    this.#alarm.wakeBy(now + CLIENT_KEY_LIFE_MS);
  }

  /** Forgets what was left, and everything when no outcome is kept either. */
  async #forget(now: number): Promise<void> {
    if (!this.#state.isPrepared) return;
    this.#log.purge(now);
    const expiry = this.#log.expiry();
    if (expiry === null) {
      this.#left = null;
      await this.#state.erase();
      return this.#alarm.rang();
    }
    if (this.#left) this.#write(null);
    this.#alarm.wakeBy(expiry);
  }

  #write(left: StoredFlash | null, also?: () => void): void {
    this.#state.commit(left, also);
    this.#left = left;
  }
}
