import type { Option } from '../../kit/attributes.ts';
import type { TagName } from '../../kit/offer.ts';

/**
 * A sentence, or one that is only true of things with one of these materials. Of the product nothing is said in a
 * gender: the same sentence serves a table and a bed.
 */
export type Saying = string | [text: string, ...of: Option[]];

/**
 * What the articles of a trade have in common; closings and points are drawn from, so every one fits every article of
 * the group.
 */
export interface Group {
  /** Brands of the house: viu, Mavi and Muebles América. */
  brands: [string, string, string];
  /** How it is kept; undefined where that depends on what it is made of. */
  care: string | undefined;
  guarantee: string;
  closings: Saying[];
  points: Saying[];
  tags: TagName[];
  /** Models carry a name of their own. */
  named: boolean;
  /** Sold with an extended warranty. */
  warranties: boolean;
}

export const group = (
  brands: [string, string, string],
  care: string | undefined,
  guarantee: string,
  closings: Saying[],
  points: Saying[],
  tags: TagName[],
  { named = false, warranties = false }: { named?: boolean; warranties?: boolean } = {},
): Group => ({ brands, care, guarantee, closings, points, tags, named, warranties });

/** The house brands of furniture and of what stands about it. */
export const HOUSE: [string, string, string] = ['Casa Ocote', 'Telar Sur', 'Tres Encinos'];
