/** Segments of a page's path as Waku hands them over, still percent-encoded; a page has those its path names. */
export interface PageProps {
  slug?: string;
  parentSku?: string;
  childSku?: string;
  landing?: string;
  orderId?: string;
  number?: string;
  sharedCartToken?: string;
}

/** The text of a segment; the gateway has refused those that do not decode. */
export const segment = (value: string | undefined): string => decodeURIComponent(value ?? '');
