import type { Translate } from '../../../i18n';

/** How a picture over the whole screen is made larger, said below it: with a finger, and with a mouse or keys. */
export const zoomTexts = (t: Translate) => ({
  touch: t('Tap twice or spread two fingers to see it closer'),
  mouse: t('Click or press + to see it closer, and the arrows for the other pictures'),
});
