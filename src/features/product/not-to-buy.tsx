import type { Crumb, Product } from '../../domain/catalogue/product';
import { ButtonLink } from '../../ui/button';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { OPTIONS_ID } from './options';

interface NotToBuyProps {
  product: Product;
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
}

/** What to do instead where a product cannot be bought as it is: its like where it is sold out, an option where one is to be chosen. */
export function NotToBuy({ product, category }: NotToBuyProps) {
  const t = texts();
  if (product.availability === 'out_of_stock') {
    return (
      <div className="sold-out">
        <p>
          <strong>{t('Out of stock')}</strong>
          {t('We have none left for now.')}
        </p>
        {category && (
          <ButtonLink wide href={href(category.path)}>
            {t('See more in {name}', { name: category.name })}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (product.isConfigured) return null;
  return (
    <ButtonLink wide href={`#${OPTIONS_ID}`}>
      {t('Choose an option')}
    </ButtonLink>
  );
}
