import { once } from '../../../../../src/domain/once';
import { type OtherNames, synonymsFrom } from '../../../../../src/domain/search/content-blocks';
import { BEDROOM } from './bedroom';
import { CHILDREN } from './children';
import { DINING } from './dining';
import { ELECTRONICS } from './electronics';
import { HEARD } from './heard';
import { HOUSE } from './house';
import { KITCHEN } from './kitchen';
import { LEISURE } from './leisure';
import { LIVING_ROOM } from './living-room';
import { NURSERY } from './nursery';
import { OUTDOOR } from './outdoor';
import { PEOPLE } from './people';
import { QUALITIES } from './qualities';
import { saidIn, type Vocabulary } from './rows';
import { UNSOLD } from './unsold';
import { WHEELS } from './wheels';
import { WORN } from './worn';

const ALL: readonly Vocabulary[] = [
  LIVING_ROOM,
  BEDROOM,
  KITCHEN,
  DINING,
  HOUSE,
  ELECTRONICS,
  LEISURE,
  WHEELS,
  WORN,
  CHILDREN,
  NURSERY,
  OUTDOOR,
  HEARD,
  PEOPLE,
  QUALITIES,
  UNSOLD,
];

const synonymsOf = (part: keyof Vocabulary) => synonymsFrom(saidIn(ALL.flatMap((one) => one[part] ?? [])));

/**
 * What shoppers in Mexico say of things, by the part of a shop they stand in, and the words a catalogue has for them. A
 * store view's content says what is particular to it. Folded with the first search.
 */
export const namesOfMexico = once(
  (): OtherNames => ({
    same: synonymsOf('names'),
    similar: synonymsOf('instead'),
    purposes: synonymsOf('purposes'),
    unsold: synonymsOf('unsold'),
  }),
);
