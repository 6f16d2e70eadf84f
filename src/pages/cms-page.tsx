import { commerce, requestContext } from '../commerce/request-context';
import { cmsPath } from '../domain/url';
import { Head, summary } from '../features/shop/head';
import { HelpNav } from '../features/shop/help-nav';
import { href } from '../features/shop/links';
import { texts } from '../features/shop/texts';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Html } from '../ui/html';
import { NotFound } from './not-found';
import { type PageProps, segment } from './page-props';

/** A content page, by identifier; one without content is not found. */
async function Content({ identifier, path }: { identifier: string; path: string }) {
  const t = texts();
  const page = await commerce().content.page(identifier);
  if (!page) return <NotFound />;
  const heading = page.content_heading || page.title;
  return (
    <div className="wrap">
      <Head title={page.title} description={page.meta_description || summary(page.content)} canonical={path} />
      <Breadcrumbs
        label={t('You are here')}
        crumbs={[
          { name: t('Home'), href: href('/') },
          { name: page.title, href: href(path) },
        ]}
      />
      <div className="content-page">
        <article>
          <h1>{heading}</h1>
          <Html html={page.content} className="prose content" />
        </article>
        <HelpNav />
      </div>
    </div>
  );
}

export const CmsPage = ({ slug }: PageProps) => <Content identifier={segment(slug)} path={cmsPath(segment(slug))} />;

/** A content page with an address of its own, named as its identifier. */
export const ContentPage = () => {
  const { path } = requestContext();
  return <Content identifier={path.slice(1)} path={path} />;
};
