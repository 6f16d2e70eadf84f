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

type Read<T> = (text: string | null) => T | null;

/** What an entry of localStorage holds now, null in a browser that keeps nothing. */
export function readDevice<T>(key: string, read: Read<T>): T | null {
  try {
    return read(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** An entry of localStorage; `read` makes of its text what it holds, null for a text that nobody wrote. */
export function deviceEntry<T>(key: string, read: Read<T>): DeviceEntry<T> {
  const changed = `shop:${key}`;
  let held: { text: string | null; value: T | null } = { text: null, value: null };

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
      const text = readDevice(key, (kept) => kept);
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
