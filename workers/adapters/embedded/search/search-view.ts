import { NO_NAMES, type OtherNames } from '../../../../src/domain/search/content-blocks';
import type { CatalogueRequest, CatalogueView } from '../catalogue-view';
import { usualNames } from './usual-names';

/** What a search is answered from: a catalogue, and the other names of its things. */
export interface SearchView extends CatalogueView {
  names: OtherNames;
  /** Whether the usual names are among them: what is found without them is not to be kept. */
  isWhole: boolean;
}

/**
 * Runs a search of a request as it runs what it reads. What searches (`room`), and the usual names where a text is, are
 * read beside the catalogue.
 */
export async function runSearch<Room, T>(
  request: CatalogueRequest,
  text: string,
  room: Promise<Room>,
  work: (room: Room, view: SearchView) => Promise<T>,
  isNothing: (found: T) => boolean,
): Promise<T> {
  const reading = Promise.all([room, text.trim() === '' ? NO_NAMES : usualNames()]);
  return request.run(async (view) => {
    const [read, usual] = await reading;
    return work(read, { ...view, names: view.contents.otherNames(usual ?? NO_NAMES), isWhole: usual !== null });
  }, isNothing);
}
