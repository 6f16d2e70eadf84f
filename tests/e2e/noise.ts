const REFUSED = /Failed to load resource: the server responded with a status of (\d+)/;

/**
 * Takes out the one line Chromium itself writes for an answer of this status; throws when there is none, so that
 * nothing else is covered.
 */
export function expectRefusal(noise: string[], status: number): void {
  const index = noise.findIndex((line) => REFUSED.exec(line)?.[1] === String(status));
  if (index < 0) throw new Error(`the browser wrote nothing about a ${status}: ${JSON.stringify(noise)}`);
  noise.splice(index, 1);
}
