/** Stands in for the build's inline script where no browser runs it. */
export const earlyScript = 'void "early";';
export const buyingScript = 'void "buying";';
export const placeScript = 'void "place";';
export const headerPlaceScript = 'void "header";';
export const cutsScript = 'void "cuts";';
/** Pieces of an imagined build. */
export const browserFiles = {
  '': ['/assets/entry-1.js', '/assets/shared-2.js'],
  variants: ['/assets/variants-3.js', '/assets/shared-2.js'],
};
