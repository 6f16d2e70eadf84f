import { words as answers } from '../../../i18n/es-mx/answers';
import { words as cart } from '../../../i18n/es-mx/cart';
import { words as fields } from '../../../i18n/es-mx/fields';

export const texts = { ...answers, ...cart, ...fields };
