/** Length of a last beyond the foot it is for, and of a Paris point, in centimetres. */
const BEYOND_FOOT = 1.5;
const PARIS_POINT = 2 / 3;

/** European size of shoes for a foot of so many centimetres: the last, in whole Paris points. */
export const europeanSize = (foot: number): number => Math.round((foot + BEYOND_FOOT) / PARIS_POINT);

/** Size of the United States as makers in Mexico mark it beside the Mexican one. */
export const northAmericanSize = (foot: number, whose: 'women' | 'men'): number => foot - (whose === 'women' ? 17 : 18);
