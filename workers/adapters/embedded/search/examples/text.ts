import { writeExamples } from './coding';
import elsewhere from './elsewhere.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import leisure from './leisure.json' with { type: 'json' };
import rooms from './rooms.json' with { type: 'json' };
import situations from './situations.json' with { type: 'json' };

/** Sentences by which shoppers ask for things, as they are written down (coding.ts). The build makes a file of them. */
export const text = async (): Promise<string> => writeExamples([rooms, house, leisure, elsewhere, situations]);
