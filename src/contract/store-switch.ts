/** Under this path inside a store view stand the ways into the others. */
const SWITCH = '/otra-tienda';

/** Parameter that says which page of this store view is left, a path inside it. */
export const SWITCH_FROM = 'desde';

/** Path that leads into another store view, to the same page where it has it. */
export const switchPath = (storeCode: string): string => `${SWITCH}/${storeCode}`;

/** The store code in a path of this kind, null for any other path. */
export const switchedTo = (path: string): string | null =>
  path.startsWith(`${SWITCH}/`) ? path.slice(SWITCH.length + 1) : null;
