import { NO_NAMES, type OtherNames } from '../../../../src/domain/search/content-blocks';
import type { ExampleIndex } from '../../../../src/domain/search/examples';
import { mayBeSentence } from '../../../../src/domain/search/situations';
import { tokens } from '../../../../src/domain/search/text';
import type { CatalogueRequest, CatalogueView } from '../catalogue-view';
import { usualNames, usualSentences } from './usual';

/** What a search is answered from: a catalogue, and the other names of its things. */
export interface SearchView extends CatalogueView {
  names: OtherNames;
  /** Sentences that are known; null where the text is none, or they could not be read. */
  sentences: ExampleIndex | null;
  /** Whether all that is usually known could be read: what is found without is not to be kept. */
  isWhole: boolean;
}

/** The language that sentences are known in. */
const SPOKEN = /^es\b/;

/**
 * Runs a search of a request as it runs what it reads. What searches (`room`), the usual names where a text is, and for
 * people the known sentences where it may be one, are read beside the catalogue.
 */
export async function runSearch<Room, T>(
  request: CatalogueRequest,
  { text, isForPeople }: { text: string; isForPeople: boolean },
  room: Promise<Room>,
  work: (room: Room, view: SearchView) => Promise<T>,
  isNothing: (found: T) => boolean,
): Promise<T> {
  const isSentence = isForPeople && SPOKEN.test(request.store.i18n.defaultLocale) && mayBeSentence(tokens(text));
  const reading = Promise.all([
    room,
    text.trim() === '' ? NO_NAMES : usualNames(),
    isSentence ? usualSentences() : null,
  ]);
  return request.run(async (view) => {
    const [read, usual, sentences] = await reading;
    const names = view.contents.otherNames(usual ?? NO_NAMES);
    return work(read, { ...view, names, sentences, isWhole: usual !== null && (sentences !== null || !isSentence) });
  }, isNothing);
}
