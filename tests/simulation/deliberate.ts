declare global {
  /** Name of the deliberate bug that is on. */
  var deliberateBug: string | undefined;
}

/** Runs work with one of the bugs on. */
export async function withBug<T>(name: string, work: () => Promise<T>): Promise<T> {
  globalThis.deliberateBug = name;
  try {
    return await work();
  } finally {
    globalThis.deliberateBug = undefined;
  }
}
