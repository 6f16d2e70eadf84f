import type { PromiseWords } from '../shop/delivery/delivery';
import { texts } from '../shop/texts';

export interface PlaceTexts {
  postalCode: string;
  state: string;
  municipality: string;
  neighbourhood: string;
  chooseNeighbourhood: string;
  otherNeighbourhood: string;
  otherHint: string;
  fromPostalCode: string;
  byHand: string;
  promise: Pick<PromiseWords, 'between' | 'by'>;
  noCoverage: string;
  notFound: string;
  failed: string;
  change: string;
}

/** Words of the place fields, given to the browser. */
export function placeTexts(): PlaceTexts {
  const t = texts();
  return {
    postalCode: t('Postal code'),
    state: t('State'),
    municipality: t('Municipality'),
    neighbourhood: t('Neighbourhood'),
    chooseNeighbourhood: t('Choose your neighbourhood'),
    otherNeighbourhood: t('My neighbourhood is not listed'),
    otherHint: t('Write your neighbourhood'),
    fromPostalCode: t('The postal code fills it in'),
    byHand: t('We do not have this postal code: write municipality and neighbourhood.'),
    promise: {
      between: t('We do get there: between {from} and {to}', { from: '{from}', to: '{to}' }),
      by: t('It arrives by {to} at the latest', { to: '{to}' }),
    },
    noCoverage: t('Zip code without coverage'),
    notFound: t('Postal code not found'),
    failed: t('We could not look up the postal code. Try again.'),
    change: t('Change the postal code'),
  };
}
