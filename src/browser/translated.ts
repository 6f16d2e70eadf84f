/** A page that the browser has translated is no more what the server wrote: it goes on as forms and links. */
export const isTranslated = (): boolean => /\btranslated-/.test(document.documentElement.className);
