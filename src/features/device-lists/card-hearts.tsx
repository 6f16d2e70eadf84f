import { texts } from '../shop/texts';
import type { Toggled } from './toggle-kept';

interface HeartProps {
  list: Toggled;
  sku: string;
  label: string;
}

/** Without anything inside: styles draw its sign, and a list of fifty cards gets no more elements than it must. */
const Heart = ({ list, sku, label }: HeartProps) => (
  <button
    type="button"
    className={`card-keep card-${list}`}
    data-toggle={list}
    data-live="keep-buttons"
    value={sku}
    aria-pressed={false}
    aria-label={label}
  />
);

/** A heart and a button to compare, off on a page that is the same for everybody; `useToggles` brings them to life. */
export function CardHearts({ sku, name }: { sku: string; name: string }) {
  const t = texts();
  return (
    <>
      <Heart list="favorites" sku={sku} label={`${t('Save to favourites')}: ${name}`} />
      <Heart list="compare" sku={sku} label={`${t('Compare')}: ${name}`} />
    </>
  );
}
