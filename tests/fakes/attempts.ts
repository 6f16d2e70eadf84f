import { ok } from '../../src/domain/result';
import type { AttemptsPolicy, AttemptsPort } from '../../workers/http/attempts';

/** Counts as the object does, in memory and without a clock: an attempt stays until it is taken back. */
export class FakeAttempts implements AttemptsPort {
  readonly #made = new Map<string, Set<string>>();

  async attempt(policy: AttemptsPolicy, subject: string, id: string) {
    const made = this.#of(policy, subject);
    if (!made.has(id) && made.size >= policy.limit)
      return ok({ admitted: false as const, retryAfterSeconds: policy.windowMs / 1000 });
    made.add(id);
    return ok({ admitted: true as const });
  }

  async withdraw(policy: AttemptsPolicy, subject: string, id: string) {
    this.#of(policy, subject).delete(id);
    return ok(null);
  }

  async reset(policy: AttemptsPolicy, subject: string) {
    this.#of(policy, subject).clear();
    return ok(null);
  }

  #of({ name }: AttemptsPolicy, subject: string): Set<string> {
    const key = `${name}\n${subject}`;
    const made = this.#made.get(key) ?? new Set<string>();
    this.#made.set(key, made);
    return made;
  }
}
