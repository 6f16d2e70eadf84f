import { writeNames } from './coding';
import { namesOfMexico } from './mexico';

/** The names as they are written down (coding.ts). The build makes a file of them that is read with the first search. */
export const text = async (): Promise<string> => writeNames(namesOfMexico());
