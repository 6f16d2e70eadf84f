import { DurableObject } from 'cloudflare:workers';
import { ok, type Result } from '../../../src/domain/result';
import type { Env } from '../../env';
import type { Attempted, AttemptsPolicy } from '../../http/attempts';
import { Alarm } from '../shared/alarm';
import { busy } from '../shared/call-object';
import { CODE_UPDATE_MS, VersionedState } from '../shared/versioned-state';
import type { AttemptsRpc } from '.';
import { type Attempts, attempted, NO_ATTEMPTS, withdrawn } from './window';

/**
 * The attempts of one subject under one policy, both known to it as a hash only. It erases itself once no attempt
 * counts any more.
 */
export class AttemptsObject extends DurableObject<Env> implements AttemptsRpc {
  readonly #state: VersionedState<Attempts>;
  readonly #alarm: Alarm;
  #attempts: Attempts;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#state = new VersionedState(ctx.storage, { table: 'attempts', upgrades: [], create: () => undefined });
    this.#alarm = new Alarm(ctx.storage);
    this.#attempts = this.#state.load(Date.now()) ?? NO_ATTEMPTS;
  }

  async attempt(policy: AttemptsPolicy, id: string): Promise<Result<Attempted>> {
    if (this.#state.isLocked) return busy();
    const { answer, after } = attempted(this.#attempts, policy, id, Date.now());
    if (after) this.#write(after);
    return ok(answer);
  }

  async withdraw(policy: AttemptsPolicy, id: string): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    const left = withdrawn(this.#attempts, policy, id, Date.now());
    if (left.made.length === 0 && left.lockedUntil === null) return this.reset();
    this.#write(left);
    return ok(null);
  }

  async reset(): Promise<Result<null>> {
    if (this.#state.isLocked) return busy();
    this.#attempts = NO_ATTEMPTS;
    if (this.#state.isPrepared) await this.#state.erase();
    this.#alarm.rang();
    return ok(null);
  }

  override async alarm(): Promise<void> {
    this.#alarm.rang();
    const now = Date.now();
    if (this.#state.isLocked) return this.#alarm.wakeBy(now + CODE_UPDATE_MS);
    if (this.#attempts.until > now) return this.#alarm.wakeBy(this.#attempts.until);
    await this.reset();
  }

  #write(attempts: Attempts): void {
    this.#state.commit(attempts);
    this.#attempts = attempts;
    this.#alarm.wakeBy(attempts.until);
  }
}
