/** Words of a door behind the number of a house, as a pattern. */
export const DOORS = 'int|interior|depto|dpto|departamento|piso|local';
/** With those of a building among others. */
export const DOORS_AND_BUILDINGS = `${DOORS}|edificio|edif|torre`;

const SAYS_ITS_KIND = new RegExp(String.raw`^(?:${DOORS_AND_BUILDINGS})\b`, 'i');

/** An interior behind its house: 'int. 4' of '4', but as it was written where it says what it is, 'depto 4', 'Int. 4'. */
export const interiorText = (interior: string): string =>
  SAYS_ITS_KIND.test(interior) ? interior : `int. ${interior}`;
