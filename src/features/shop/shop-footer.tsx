import { commerce, requestContext } from '../../commerce/request-context';
import { NEWSLETTER_PAGE } from '../../contract/newsletter/forms';
import { FIND_ORDER_PAGE } from '../../contract/order-forms';
import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Cached } from '../../ui/cached';
import { FooterContent } from '../../ui/footer';
import { Html } from '../../ui/html';
import { Static } from '../../ui/static';
import { BRAND } from './brand';
import { HELP_PAGES } from './help-pages';
import { href } from './links';
import { texts } from './texts';

const MOST_LISTED = 6;

interface ShopFooterProps {
  categories: CategoryNode[];
  /** What the retailer says of itself, as HTML. */
  about: string | undefined;
}

function Content({ categories, about }: ShopFooterProps) {
  const t = texts();
  return (
    <FooterContent
      brand={BRAND}
      about={about ? <Html html={about} className="footer-text" /> : <p>{t('Everything with the price in sight and delivery to your door.')}</p>}
      columns={[
        { title: t('Shop'), links: categories.slice(0, MOST_LISTED).map((category) => ({ label: category.name, href: href(categoryPath(category.slug)) })) },
        {
          title: t('Help'),
          links: [
            ...(commerce().guestOrders ? [{ label: t('Find your order'), href: href(FIND_ORDER_PAGE) }] : []),
            { label: t('Newsletter'), href: href(NEWSLETTER_PAGE) },
            ...HELP_PAGES.map((page) => ({ label: t(page.title), href: href(page.path) })),
          ],
        },
      ]}
    />
  );
}

export function ShopFooter({ categories, about }: ShopFooterProps) {
  return (
    <Static as="footer" className="footer">
      <Cached of={categories} as={`footer ${requestContext().store.storeCode} ${about}`}>
        {() => <Content categories={categories} about={about} />}
      </Cached>
    </Static>
  );
}
