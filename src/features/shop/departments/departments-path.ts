/** Page of all departments; with script its list opens over the page one is on. */
export const DEPARTMENTS_PATH = '/categorias';
/** Page of everything that is reduced. */
export const OFFERS_PATH = '/ofertas';
/** The list on the page of all departments. */
export const DEPARTMENTS_ID = 'todas-las-categorias';
