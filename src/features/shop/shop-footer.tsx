import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Footer } from '../../ui/footer';
import { Html } from '../../ui/html';
import { BRAND } from './brand';
import { href } from './links';
import { texts } from './texts';

const MOST_LISTED = 6;

interface ShopFooterProps {
  categories: CategoryNode[];
  /** What the retailer says of itself, as HTML. */
  about: string | undefined;
}

export function ShopFooter({ categories, about }: ShopFooterProps) {
  const t = texts();
  return (
    <Footer
      brand={BRAND}
      about={
        about ? (
          <Html html={about} className="footer-text" />
        ) : (
          <p>{t('Furniture, appliances and technology, with the price in sight and delivery to your door.')}</p>
        )
      }
      columns={[
        { title: t('Shop'), links: categories.slice(0, MOST_LISTED).map((category) => ({ label: category.name, href: href(categoryPath(category.slug)) })) },
        {
          title: t('Help'),
          links: [
            { label: t('Payment methods'), href: href('/formas-de-pago') },
            { label: t('Warranties and returns'), href: href('/garantias-y-devoluciones') },
            { label: t('Frequent questions'), href: href('/preguntas-frecuentes') },
            { label: t('Privacy notice'), href: href('/aviso-de-privacidad') },
            { label: t('Terms and conditions'), href: href('/terminos-y-condiciones') },
          ],
        },
      ]}
    />
  );
}
