/** Something that this browser keeps under one name, for all tabs; null where it keeps nothing of it. */
export interface DeviceEntry<T> {
  /** What is kept, the same object until it changes. */
  get(): T | null;
  keep(value: T): void;
  forget(): void;
  /**
   * Calls back when it may have changed, in this tab or another one, or while the page was out of sight. Answers what
   * ends it.
   */
  onChange(listener: () => void): () => void;
}

/** An entry of localStorage; `read` makes of its text what it holds, null for a text that nobody wrote. */
export function deviceEntry<T>(key: string, read: (text: string | null) => T | null): DeviceEntry<T> {
  const changed = `shop:${key}`;
  let held: { text: string | null; value: T | null } = { text: null, value: null };

  function keptText(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function write(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // a browser that keeps nothing asks again next time
    }
    dispatchEvent(new Event(changed));
  }
  return {
    get() {
      const text = keptText();
      if (text !== held.text) held = { text, value: read(text) };
      return held.value;
    },
    keep: (value) => write(JSON.stringify(value)),
    forget: () => write(null),
    onChange(listener) {
      const ending = new AbortController();
      const until = { signal: ending.signal };
      addEventListener(changed, listener, until);
      addEventListener('storage', (event) => (event.key === key || event.key === null) && listener(), until);
      addEventListener('pageshow', ({ persisted }) => persisted && listener(), until);
      return () => ending.abort();
    },
  };
}
