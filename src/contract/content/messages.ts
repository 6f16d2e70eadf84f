/** Message keys of content pages and blocks. */
export const CONTENT_MESSAGES = { empty: 'CMS query returned empty result' } as const;
