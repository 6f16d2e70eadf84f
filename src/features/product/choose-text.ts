import type { Product } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';

/** What stands on the button's place until everything is chosen: "Elige tu talla". */
export function chooseText({ open, options }: Pick<Product, 'open' | 'options'>): string {
  const t = texts();
  const group = options.find(({ code }) => code === open[0]);
  return group
    ? t('Choose your {option}', {
        option: t.locale.startsWith('de') ? group.label : group.label.toLocaleLowerCase(t.locale),
      })
    : t('Choose an option');
}
