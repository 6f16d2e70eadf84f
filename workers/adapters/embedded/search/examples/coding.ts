import type { Example } from '../../../../../src/domain/search/examples';
import { stemsOf } from '../../../../../src/domain/search/stems';
import { tokens } from '../../../../../src/domain/search/text';

/** Sentences by the things they ask for: names as catalogues have them, with commas between. */
export type Corpus = Readonly<Record<string, readonly string[]>>;

const LOCALE = 'es';

/** Sentences as stems, which is all that is asked of them, as a text that is quickly read. */
export const writeExamples = (corpora: readonly Corpus[]): string =>
  JSON.stringify(
    corpora.flatMap((corpus) =>
      Object.entries(corpus).map(([things, sentences]) => [
        things
          .split(',')
          .map((name) => tokens(name).join(' '))
          .join(','),
        sentences.map((sentence) => stemsOf(tokens(sentence), LOCALE).join(' ')).join(','),
      ]),
    ),
  );

/** Those examples again. Throws where the text is none of these. */
export const readExamples = (text: string): Example[] =>
  (JSON.parse(text) as [names: string, sentences: string][]).map(([names, sentences]) => ({
    names: names.split(','),
    sentences: sentences.split(',').map((sentence) => sentence.split(' ')),
  }));
