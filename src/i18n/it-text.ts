import { dictionaryOf } from './dictionaries';

/** All texts of it as JSON. The build makes a file of them that is read where a store view speaks it. */
export const text = async (): Promise<string> => JSON.stringify(dictionaryOf('it'));
