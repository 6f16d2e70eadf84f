import { isHandedOver } from '../../domain/catalogue/availability';
import type { Card } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';
import type { Toggled } from './toggle-kept';

interface HeartProps {
  list: Toggled;
  label: string;
}

/** Without anything inside: styles draw its sign, and a list of fifty cards gets no more elements than it must. */
const Heart = ({ list, label }: HeartProps) => (
  <button
    type="button"
    className={`card-keep card-${list}`}
    data-toggle={list}
    data-live="keep-buttons"
    aria-pressed={false}
    aria-label={label}
  />
);

/**
 * A heart and a button to compare, off on a page that is the same for everybody; `useToggles` brings them to life. What
 * they are about is the product that the card leads to: its sku is written once. What nobody hands over is not compared.
 */
export function CardHearts({ name, type }: Pick<Card, 'name' | 'type'>) {
  const t = texts();
  return (
    <>
      <Heart list="favorites" label={`${t('Save to favourites')}: ${name}`} />
      {isHandedOver(type) && <Heart list="compare" label={`${t('Compare')}: ${name}`} />}
    </>
  );
}
