import { commerce, requestContext } from '../../commerce/request-context';
import { DATA_PAGE } from '../../contract/privacy/pages';
import { Head, summary } from '../../features/shop/layout/head';
import { HelpNav } from '../../features/shop/layout/help-nav';
import { HELP_PAGES } from '../../features/shop/layout/help-pages';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Html } from '../../ui/html';
import { type PageProps, segment } from '../page-props';
import { contentPath } from '../routes';
import { NotFound } from './not-found';

/** The page on which a shopper may change their mind. */
const PRIVACY = 'aviso-de-privacidad';
const UNWRITTEN = 'We are still writing this page. Until then write or call us, and we gladly answer before you buy.';

/** What stands on a page that every page leads to until the retailer writes it. */
function unwritten(identifier: string) {
  const t = texts();
  const page = HELP_PAGES.find(({ path }) => path === `/${identifier}`);
  return page ? { title: t(page.title), content: `<p>${t(UNWRITTEN)}</p>` } : null;
}

/** A content page, by identifier; one without content is not found, unless the shop itself leads to it. */
async function Content({ identifier, path }: { identifier: string; path: string }) {
  const t = texts();
  const written = await commerce().content.page(identifier);
  const page = written ?? unwritten(identifier);
  if (!page) return <NotFound />;
  const alternates = written ? await alternatesOf({ kind: 'content', identifier, path }, path) : [];
  return (
    <div className="wrap">
      <Head
        title={page.title}
        description={written?.meta_description || summary(page.content)}
        canonical={written ? path : null}
        alternates={alternates}
        kind="article"
      />
      <Breadcrumbs
        label={t('You are here')}
        crumbs={[
          { name: t('Home'), href: href('/') },
          { name: page.title, href: href(path) },
        ]}
      />
      <div className="content-page">
        <article>
          <h1>{written?.content_heading || page.title}</h1>
          <Html html={page.content} className="prose content" />
          {identifier === PRIVACY && (
            <>
              <p>
                <a className="line-link" href={href(DATA_PAGE)}>
                  {t('Ask about your data')}
                </a>
              </p>
              <button type="button" className="line-link needs-script" data-asks-consent="" data-live="consent-bar">
                {t('Change what we may measure')}
              </button>
            </>
          )}
        </article>
        <HelpNav />
      </div>
    </div>
  );
}

export const CmsPage = ({ slug }: PageProps<'/i/[slug]'>) => (
  <Content identifier={segment(slug)} path={contentPath(segment(slug))} />
);

/** A content page with an address of its own, named as its identifier. */
export const ContentPage = () => {
  const { path } = requestContext();
  return <Content identifier={path.slice(1)} path={path} />;
};
