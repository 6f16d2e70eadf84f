import { cart } from '../../../i18n/de/cart';
import { fields } from '../../../i18n/de/fields';

export const texts = { ...cart, ...fields };
