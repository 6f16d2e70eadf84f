import { requestContext } from '../../commerce/request-context';
import { type Translate, translator } from '../../i18n';

/** The texts of the store view being rendered. */
export const texts = (): Translate => translator(requestContext().store.i18n.defaultLocale);
