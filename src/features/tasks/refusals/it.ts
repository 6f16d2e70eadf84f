import { cart } from '../../../i18n/it/cart';
import { fields } from '../../../i18n/it/fields';

export const texts = { ...cart, ...fields };
