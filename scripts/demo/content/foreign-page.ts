/**
 * A content page in another language: texts are paragraphs, lists are lists. Its address stays the one the shop links
 * to.
 */
export interface ForeignPage {
  identifier: string;
  title: string;
  description: string;
  sections: [heading: string, ...texts: (string | string[])[]][];
}
