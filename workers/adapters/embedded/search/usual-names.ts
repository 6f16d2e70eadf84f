import { indexed } from '../../../../src/domain/search/examples';
import { readExamples } from './examples/coding';
import { text as examplesText } from './examples/text';
import { usually } from './usual-text';
import { readNames } from './vocabulary/coding';
import { text as namesText } from './vocabulary/text';

/** What shoppers usually call things. */
export const usualNames = usually('other names of things', namesText, readNames);

/** How shoppers usually ask for things in sentences. */
export const usualSentences = usually('sentences of shoppers', examplesText, (text) => indexed(readExamples(text)));
