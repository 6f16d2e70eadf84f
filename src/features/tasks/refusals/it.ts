import { words as answers } from '../../../i18n/it/answers';
import { words as cart } from '../../../i18n/it/cart';
import { words as fields } from '../../../i18n/it/fields';

export const texts = { ...answers, ...cart, ...fields };
