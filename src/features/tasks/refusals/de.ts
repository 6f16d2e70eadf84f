import { words as answers } from '../../../i18n/de/answers';
import { words as cart } from '../../../i18n/de/cart';
import { words as fields } from '../../../i18n/de/fields';

export const texts = { ...answers, ...cart, ...fields };
