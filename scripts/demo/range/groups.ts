import type { Option } from '../kit/attributes.ts';
import { DAILY } from './groups/daily.ts';
import { FURNITURE } from './groups/furniture.ts';
import type { Saying } from './groups/group.ts';
import { MACHINES } from './groups/machines.ts';

export const GROUPS = { ...FURNITURE, ...MACHINES, ...DAILY };

export type GroupName = keyof typeof GROUPS;

/** The sentences of a list that are true of things of these materials. */
export const trueOf = (sayings: readonly Saying[], materials: readonly Option[]): string[] =>
  sayings.flatMap((saying) => {
    if (typeof saying === 'string') return [saying];
    const [text, ...of] = saying;
    return of.some((one) => materials.includes(one)) ? [text] : [];
  });
