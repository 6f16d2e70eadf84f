/** A hand scanner types faster than anybody: no longer between two of its keys. */
const FAST_MS = 40;
/** Shorter than this it was a person. */
const LEAST = 4;

/** What was typed so fast that a hand scanner did, until its Enter. */
export function wedgeOf() {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** A key that was pressed at `at` (ms): the code where it ends one, null otherwise. */
    press(key: string, at: number): string | null {
      const isFast = at - last <= FAST_MS;
      last = at;
      if (key === 'Enter') {
        const code = isFast && text.length >= LEAST ? text : null;
        text = '';
        return code;
      }
      if (key.length === 1) text = isFast ? text + key : key;
      return null;
    },
  };
}
