import { cart } from '../../../i18n/es-mx/cart';
import { fields } from '../../../i18n/es-mx/fields';

export const texts = { ...cart, ...fields };
