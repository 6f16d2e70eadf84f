import type { PostalCode } from '../../commerce/postal';
import { commerce, requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { placeName } from '../../domain/known-place';
import { knownPlaceOf } from '../../features/place/ask-place';
import { PLACE_PATH } from '../../features/place/place-path';
import { promiseText } from '../../features/shop/delivery/delivery';
import { shippingCost } from '../../features/shop/delivery/shipping-cost';
import { PromisedNow } from '../../features/shop/delivery/until-cut';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';

/** Whether and when the shop delivers to a place, and what that costs. */
function Answer({ place }: { place: PostalCode }) {
  const t = texts();
  if (!place.covered) return <Notice level="warning">{t.message('Zip code without coverage')}</Notice>;
  // Of a code that nobody has listed only its state is known.
  const named = place.municipality === '' ? place.state : `${place.code} ${placeName(place)}`;
  const { rates } = commerce().shipping;
  const days = rates && (place.deliveryDays ?? rates.policyDays);
  return (
    <Notice level="success" icon="truck">
      <strong>{t('We send to {place}', { place: named })}</strong>
      {days && (
        <>
          . <PromisedNow days={days} say={(promise) => `${promiseText(promise, t, 'pay')}.`} />
        </>
      )}{' '}
      {shippingCost()}
    </Notice>
  );
}

/**
 * The postal code once, for every page: kept on the device where there is script, and answered here where there is
 * none.
 */
export async function DeliveryPlacePage() {
  const t = texts();
  const { store, query, now } = requestContext();
  const code = query.get('cp') ?? '';
  const place = code ? await commerce().postal.postalCode(code) : null;
  const title = t('Where do we send it?');
  const lead = t('With your postal code every product says when it arrives.');
  return (
    <div className="wrap account-page">
      <Head title={title} description={lead} canonical={null} />
      <section
        className="account-plane"
        data-asked-place={place ? JSON.stringify(knownPlaceOf(place, now)) : undefined}
      >
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        {place && <Answer place={place} />}
        <Island
          of="place-form"
          props={{
            action: href(PLACE_PATH),
            storePrefix: storePath(store, ''),
            code,
            error: code !== '' && place === null ? t.message('Postal code not found') : null,
            home: href('/'),
            texts: {
              title,
              lead,
              close: t('Close'),
              code: t('Postal code'),
              save: t('Save postal code'),
              searching: t('Searching…'),
              incomplete: t('The postal code has five digits.'),
              notFound: t('Postal code not found'),
              failed: t('We could not look up the postal code. Try again.'),
              done: t('We send to {place}', { place: '{place}' }),
              noCoverage: t('Zip code without coverage'),
              forget: t('Forget my postal code'),
              goOn: t('Keep looking'),
            },
          }}
        />
      </section>
    </div>
  );
}
