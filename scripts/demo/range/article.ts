import type { BALLS, COLOUR, INCHES, MEMORY, Option, SIZE, STORAGE } from '../kit/attributes.ts';
import type { FamilyName } from './families.ts';

export type ColourName = keyof typeof COLOUR;
export type SizeName =
  | keyof typeof SIZE
  | keyof typeof STORAGE
  | keyof typeof INCHES
  | keyof typeof MEMORY
  | keyof typeof BALLS;

/** A model of an article: what its name adds, its price and its width as shares of the article's. */
export interface Edition extends Own {
  label: string;
  factor: number;
  width: number;
}

/**
 * What an edition says of itself where the article's own words would be wrong: first sentences as in `wordings`,
 * measures and a picture.
 */
interface Own {
  texts?: [first: string | null, second: string | null];
  measures?: string;
  /** What it looks like, where it is another model than the article's. */
  picture?: string;
}

/** Which edges of a picture's model change with an edition's width. */
export type Growth = 'width' | 'plan' | 'height' | 'whole';

/** Name and first sentence under which a house sells an article. */
export interface Wording {
  name: string;
  text: string;
}

/** A thing that a picture shows; every house makes products of its own of it. */
export interface Article {
  picture: string;
  family: FamilyName;
  /** Pesos with IVA, before the house's own level of prices. */
  gross: number;
  /** First for viu and Muebles América, second for Mavi. */
  wordings: [Wording, Wording];
  /** One that is sold no more leaves its place empty, so that the others keep their numbers. */
  editions: (Edition | null)[];
  /** The colour of the picture, where it comes in one. */
  tone?: ColourName;
  /** Colours to choose from and the picture of each. */
  colours?: Partial<Record<ColourName, string>>;
  /** From which side it is shown first, where another article has the same pictures. */
  side?: number;
  /** Sizes to choose from and the price of each as a share of the article's. */
  sizes?: Partial<Record<SizeName, number>>;
  materials?: Option[];
  /** Where the picture has no size of its own, or another one says more. */
  measures?: string;
  /** What its parts arrive in. */
  boxes?: string;
  /** The width alone where nothing is said. */
  grows?: Growth;
  points?: string[];
  /** How it is kept, where that is not as in its group. */
  care?: string;
  /** What is said of it instead of what holds for its group, points included. */
  says?: string[];
}

type More = Pick<
  Article,
  'tone' | 'colours' | 'side' | 'sizes' | 'materials' | 'measures' | 'boxes' | 'grows' | 'points' | 'care' | 'says'
>;

export function article(
  picture: string,
  family: FamilyName,
  gross: number,
  first: [name: string, text: string],
  second: [name: string, text: string],
  editions: ([label: string, factor?: number, width?: number, own?: Own] | null)[],
  more: More = {},
): Article {
  const [a, b] = [first, second].map(([name, text]): Wording => ({ name, text })) as [Wording, Wording];
  return {
    picture,
    family,
    gross,
    wordings: [a, b],
    editions: editions.map((edition) => {
      if (!edition) return null;
      const [label, factor = 1, width = 1, own = {}] = edition;
      return { label, factor, width, ...own };
    }),
    ...more,
  };
}

/**
 * The place of an article that is sold no more, with so many editions: the numbers of the articles behind it stay as
 * they are.
 */
export const retired = (editions: number): number => editions;
