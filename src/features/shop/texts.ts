import { visit } from '../../commerce';
import { type Translate, translator } from '../../i18n';

/** The texts of the store view being rendered. */
export const texts = (): Translate => translator(visit().store.i18n.defaultLocale);
