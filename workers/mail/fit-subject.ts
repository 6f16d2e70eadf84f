/** Most characters of a subject that lists of letters show whole. */
export const SUBJECT_MAX = 60;

/** A subject with a product's name in it, which is cut at a word where the subject would be longer than is shown. */
export function fitSubject(write: (name: string) => string, name: string): string {
  const whole = write(name);
  const tooMany = [...whole].length - SUBJECT_MAX;
  if (tooMany <= 0) return whole;
  const letters = [...name];
  const kept = letters.slice(0, Math.max(1, letters.length - tooMany - 1)).join('');
  const words = kept.replace(/\s+\S*$/u, '');
  return write(`${words === '' ? kept : words}…`);
}
