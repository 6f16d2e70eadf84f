/**
 * 'user-blocking' for what the shopper has touched, 'user-visible' for what shows what comes of it, 'background' for
 * what nobody waits for.
 */
export type Priority = 'user-blocking' | 'user-visible' | 'background';

interface Scheduler {
  postTask(work: () => void, options: { priority: Priority }): Promise<void>;
}

/** Resolves in a task of its own, so that input and painting come in between. */
export function nextTask(priority: Priority): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler ? scheduler.postTask(() => undefined, { priority }) : new Promise((resolve) => setTimeout(resolve));
}
