import { DESK_AREAS } from './desk-areas';
import { dictionaries, OWN_LOCALE } from './dictionaries';

/** The words of the desk in es-MX as JSON. The build makes a file of them that is read where an operator is answered. */
export const text = async (): Promise<string> => {
  const all = dictionaries(OWN_LOCALE);
  return JSON.stringify(Object.assign({}, ...DESK_AREAS.map((area) => all[area])));
};
