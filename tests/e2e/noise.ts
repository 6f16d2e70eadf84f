import { expect } from 'vitest';

const REFUSED = /Failed to load resource: the server responded with a status of (\d+)/;

/**
 * Takes out the one line Chromium itself writes for an answer of this status, which comes when it likes after what the
 * page says of it; fails when there is none, so that nothing else is covered.
 */
export async function expectRefusal(noise: string[], status: number): Promise<void> {
  const place = () => noise.findIndex((line) => REFUSED.exec(line)?.[1] === String(status));
  await expect.poll(place, { message: `the browser wrote nothing about a ${status}` }).toBeGreaterThanOrEqual(0);
  noise.splice(place(), 1);
}
