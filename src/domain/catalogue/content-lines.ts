/** What a content block says, one a line or paragraph, without markup and without empty lines. */
export const contentLines = (html: string): string[] =>
  html
    .split(/<[^>]*>|\n/)
    .map((line) => line.replace(/&[a-z]+;|&#\d+;/gi, ' ').trim())
    .filter((line) => line !== '');
