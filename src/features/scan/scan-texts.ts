import type { Translate } from '../../i18n';
import { SCAN_MESSAGES } from './scan';
import type { ScanTexts } from './use-scan';

/** What a camera that reads codes says, in the language of the page. */
export function scanTexts(t: Translate): ScanTexts {
  const said = Object.fromEntries(Object.values(SCAN_MESSAGES).map((key) => [key, t(key)]));
  return {
    ...(said as Record<(typeof SCAN_MESSAGES)[keyof typeof SCAN_MESSAGES], string>),
    looking: t('Looking for a code…'),
    open: t('Open the camera'),
    seen: t('What the camera sees'),
  };
}
