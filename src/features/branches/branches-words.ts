import { texts } from '../shop/texts';
import type { BranchListTexts, NearTexts } from './branches-shown';

/** What pages of branches say. */
export function branchesWords(): BranchListTexts & NearTexts {
  const t = texts();
  return {
    all: t('In stock here'),
    some: t('Not enough of it here'),
    none: t('Not in stock here'),
    nowhere: t('No branch has it in stock today'),
    online: t('What you buy online, free'),
    call: t('Call'),
    map: t('See on the map'),
    code: t('Your postal code'),
    see: t('See the nearest'),
    locate: t('Use my location'),
    lost: t('Your browser did not say where you are.'),
    away: t('{km} km away', { km: '{km}' }),
  };
}
