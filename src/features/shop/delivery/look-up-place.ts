import type { PostalCode } from '../../../commerce/postal';
import { endsIn } from '../../../ui/time-limit';

/** A place as a page knows it. */
export type Place = PostalCode;

interface PlaceAnswer {
  result: Omit<Place, 'regionId' | 'regionCode' | 'deliveryDays' | 'borderRegion'> & {
    region_id: number;
    region_code: string;
    delivery_days: Place['deliveryDays'];
    border_region: Place['borderRegion'];
  };
}

/** A postal code that nobody answers in this time is typed by hand. */
const LONGEST_MS = 20_000;

/**
 * Asks the shop about a postal code of five digits; null when there is none like it. Throws when there was no answer,
 * at the latest after 20 seconds.
 */
export async function lookUpPlace(storePrefix: string, code: string): Promise<Place | null> {
  const answer = await fetch(`${storePrefix}/api/postal-code/${code}`, { signal: endsIn(LONGEST_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error('no answer');
  const { result } = (await answer.json()) as PlaceAnswer;
  return {
    ...result,
    regionId: result.region_id,
    regionCode: result.region_code,
    deliveryDays: result.delivery_days,
    borderRegion: result.border_region,
  };
}
