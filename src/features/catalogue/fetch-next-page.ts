import { endsIn } from '../../ui/time-limit';

/** How long the browser waits for more of a list (spec 0 §9). */
const TIMEOUT_MS = 5000;

/** Markup of the page with the next products of a list. Logs and throws where it does not come in time. */
export async function fetchNextPage(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: endsIn(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.text();
  } catch (error) {
    console.warn('Problem with fetching more products');
    throw error;
  }
}
