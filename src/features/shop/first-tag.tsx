import type { Card } from '../../domain/catalogue/product';
import { Tag } from '../../ui/tag';
import { texts } from './texts';

/**
 * One tag of a product, so that it covers little of a picture: what is saved, else that it is new, else what the
 * retailer says first.
 */
export function FirstTag({
  price,
  isNew,
  tags: [tag],
}: Pick<Card, 'isNew' | 'tags'> & { price: Pick<Card['price'], 'discount'> }) {
  const t = texts();
  if (price.discount > 0) return <Tag>{price.discount}%</Tag>;
  if (isNew) return <Tag kind="paper">{t('New')}</Tag>;
  return (
    tag && (
      <Tag kind="custom" color={tag.color} background={tag.background}>
        {tag.text}
      </Tag>
    )
  );
}
