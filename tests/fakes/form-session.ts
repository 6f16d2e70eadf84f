import type { Flash } from '../../src/commerce/flash';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { FormSession, KeyedForm } from '../../workers/http/form-session';

/** One visitor's form session in memory. */
export class FakeFormSession implements FormSession {
  flash: Flash | null = null;
  readonly #outcomes = new Map<string, { content: string; outcome: Promise<unknown> }>();

  async leave(flash: Flash) {
    this.flash = flash;
  }

  async take(page?: string) {
    const { flash } = this;
    if (flash?.page !== undefined && flash.page !== page) return null;
    this.flash = null;
    return flash;
  }

  mintKey() {
    return crypto.randomUUID();
  }

  async once<T>(
    { form, key, content }: KeyedForm,
    work: () => Promise<T>,
    isKept: (outcome: T) => boolean,
  ): Promise<Result<T>> {
    const name = `${form} ${key}`;
    const before = this.#outcomes.get(name);
    if (before && before.content !== content)
      return refuse(422, 'reused', { fields: [{ field: 'key', rule: 'reused', message: 'reused' }] });
    const outcome = (before?.outcome as Promise<T> | undefined) ?? work();
    this.#outcomes.set(name, { content, outcome });
    if (!isKept(await outcome)) this.#outcomes.delete(name);
    return ok(await outcome);
  }
}
