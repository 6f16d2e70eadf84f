import { requestContext } from '../../../commerce/request-context';
import type { Alternate } from '../../store-views/alternates';
import { absolute, href } from '../links';
import { type MediaSize, mediaUrl } from '../media';
import { pictureSources } from '../picture-sources';
import { cut, plainText } from '../plain-text';

interface HeadProps {
  title: string;
  description?: string | null;
  /** Path inside the store view that search engines should keep; null keeps the page out of them. */
  canonical: string | null;
  canonicalQuery?: URLSearchParams;
  /**
   * Path of a picture of what the page is about, as documents have it; without one the shop's own stands for it where
   * the page is passed on.
   */
  picture?: string | null;
  /** The same page in the shop's languages, this one too; none where it stands in one alone. */
  alternates?: readonly Alternate[];
  /** What the page is, for whoever shows it elsewhere. */
  kind?: 'website' | 'product' | 'article';
  /** Its largest picture, as it stands in the page: it is asked for before the page is read as far as that. */
  first?: FirstPicture;
}

interface FirstPicture {
  path: string | null;
  size: MediaSize;
  sharp?: { size: MediaSize; sizes: string };
}

const DESCRIPTION_CHARS = 155;
const PICTURE_SIZE = 1024;

/** The picture of pages that have none of their own: 1200 × 630. */
const SHOP_PICTURE = '/compartir.png';

/** Words of an HTML text, cut at a word for a search result. */
export const summary = (html: string): string => cut(plainText(html), DESCRIPTION_CHARS);

/** What a page looks like where it is passed on: a title, a text and a picture (Open Graph). */
function Shared({
  title,
  description,
  address,
  picture,
  kind,
}: { title: string; description: string | null; address: string } & Pick<HeadProps, 'picture' | 'kind'>) {
  const { store, site } = requestContext();
  return (
    <>
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:site_name" content={store.name} />
      <meta property="og:locale" content={store.i18n.defaultLocale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={absolute(mediaUrl(picture, PICTURE_SIZE, site.mediaTemplate()) ?? SHOP_PICTURE)}
      />
    </>
  );
}

/** For browsers that know its lighter format, which is the one they would choose below. */
function AskFirst(picture: FirstPicture) {
  const { avif, sizes } = pictureSources(picture.path, { ...picture, template: requestContext().site.mediaTemplate() });
  return (
    avif && (
      <link rel="preload" as="image" type="image/avif" imageSrcSet={avif} imageSizes={sizes} fetchPriority="high" />
    )
  );
}

/** Title and metadata of a page; React moves them into the head. */
export function Head(props: HeadProps) {
  const { title, description, canonical, canonicalQuery, alternates = [], picture, kind, first } = props;
  const address = canonical === null ? null : absolute(href(canonical, canonicalQuery));
  return (
    <>
      {first && <AskFirst {...first} />}
      <title>{`${title} · ${requestContext().store.name}`}</title>
      {description && <meta name="description" content={description} />}
      {address === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {alternates.map(({ language, address: there }) => (
            <link key={language} rel="alternate" hrefLang={language} href={absolute(there)} />
          ))}
          <Shared title={title} description={description ?? null} address={address} picture={picture} kind={kind} />
        </>
      )}
    </>
  );
}
