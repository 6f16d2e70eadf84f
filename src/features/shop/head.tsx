import { requestContext } from '../../commerce/request-context';
import { href } from './links';

interface HeadProps {
  title: string;
  description?: string | null;
  /** Path inside the store view that search engines should keep; null keeps the page out of them. */
  canonical: string | null;
  canonicalQuery?: URLSearchParams;
}

const DESCRIPTION_CHARS = 155;

/** Words of an HTML text, cut at a word for a search result. */
export function summary(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_CHARS ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_CHARS)).trim()}…`;
}

/** Title and metadata of a page; React moves them into the head. */
export function Head({ title, description, canonical, canonicalQuery }: HeadProps) {
  return (
    <>
      <title>{`${title} · ${requestContext().store.name}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${requestContext().origin}${href(canonical, canonicalQuery)}`} />
      )}
    </>
  );
}
