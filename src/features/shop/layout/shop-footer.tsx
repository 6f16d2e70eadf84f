import type { ExternalLinks } from '../../../commerce/external-links';
import { commerce, requestContext } from '../../../commerce/request-context';
import { CONTACT_PAGE } from '../../../contract/contact/forms';
import { NEWSLETTER_PAGE } from '../../../contract/newsletter/forms';
import { FIND_ORDER_PAGE } from '../../../contract/order-forms';
import type { CategoryNode } from '../../../domain/catalogue/product';
import { categoryPath } from '../../../domain/url';
import type { Key } from '../../../i18n';
import { Cached } from '../../../ui/cached';
import { FooterContent } from '../../../ui/footer';
import { Html } from '../../../ui/html';
import { Static } from '../../../ui/static';
import { Phones } from '../../contact/phones';
import { StoreSwitch } from '../../store-views/store-switch';
import { BRAND } from '../brand';
import { href } from '../links';
import { texts } from '../texts';
import { HELP_PAGES } from './help-pages';

const MOST_LISTED = 6;

interface ShopFooterProps {
  categories: CategoryNode[];
  /** What the retailer says of itself, as HTML. */
  about: string | undefined;
}

/** ROUTE-101 to 105: what the retailer has elsewhere, in this order. */
const ELSEWHERE: readonly { name: keyof ExternalLinks; label: Key }[] = [
  { name: 'proofOfPurchase', label: 'Proof of purchase' },
  { name: 'billing', label: 'Electronic billing' },
  { name: 'accountStatement', label: 'Account statement' },
  { name: 'jobBoard', label: 'Job board' },
  { name: 'chat', label: 'Chat' },
];

function elsewhere() {
  const t = texts();
  const externalLinks = requestContext().site.externalLinks();
  return ELSEWHERE.flatMap(({ name, label }) =>
    externalLinks[name] ? [{ label: t(label), href: externalLinks[name], isElsewhere: true }] : [],
  );
}

function Content({ categories, about }: ShopFooterProps) {
  const t = texts();
  const services = elsewhere();
  return (
    <FooterContent
      brand={BRAND}
      about={
        <>
          {about ? (
            <Html html={about} className="footer-text" />
          ) : (
            <p>{t('Everything with the price in sight and delivery to your door.')}</p>
          )}
          <Phones />
        </>
      }
      columns={[
        {
          title: t('Shop'),
          links: categories
            .slice(0, MOST_LISTED)
            .map((category) => ({ label: category.name, href: href(categoryPath(category.slug)) })),
        },
        {
          title: t('Help'),
          links: [
            ...(commerce().guestOrders ? [{ label: t('Find your order'), href: href(FIND_ORDER_PAGE) }] : []),
            { label: t('Newsletter'), href: href(NEWSLETTER_PAGE) },
            { label: t('Contact'), href: href(CONTACT_PAGE) },
            ...HELP_PAGES.map((page) => ({ label: t(page.title), href: href(page.path) })),
          ],
        },
        ...(services.length > 0 ? [{ title: t('Services'), links: services }] : []),
      ]}
    />
  );
}

export function ShopFooter({ categories, about }: ShopFooterProps) {
  return (
    <Static as="footer" className="footer">
      <Cached
        of={categories}
        as={`footer ${requestContext().store.storeCode} ${about} ${JSON.stringify(requestContext().site.externalLinks())} ${JSON.stringify(requestContext().site.contactPhone())}`}
      >
        {() => <Content categories={categories} about={about} />}
      </Cached>
      <StoreSwitch />
    </Static>
  );
}
