/** Stands in for the platform's module where tests run in Node: work that would go on behind an answer just goes on. */
export function waitUntil(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** The base of the platform's objects: it keeps what it was made with. */
export class DurableObject<Env = unknown> {
  protected readonly ctx: DurableObjectState;
  protected readonly env: Env;
  constructor(ctx: DurableObjectState, env: Env) {
    this.ctx = ctx;
    this.env = env;
  }
}
