import type { RoutedRequest } from '../http/routed-request';
import type { LimitedRequest } from '../http/shop-request';
import { isSpeculative, refuseSpeculative } from '../http/speculative';
import { leadToOrder, letterOpened, openLetter } from './letter-opened';
import { leadBack, paymentReturn, paymentReturned } from './payment-return';
import { pictureAsked, returnPicture } from './return-picture';
import { leadToSignIn, providerReturned, socialReturn } from './social-return';

/**
 * What takes a browser on that a provider, the gateway of cards or a letter has sent here; null for any other address.
 * Who asks for the head alone is told where it leads, and nobody is asked anything.
 */
function returnOf(
  raw: Request,
  at: RoutedRequest,
): ((admit: () => Promise<LimitedRequest>) => Promise<Response>) | null {
  const asksHead = raw.method === 'HEAD';
  const provider = providerReturned(at);
  if (provider !== null) return asksHead ? async () => leadToSignIn(at) : (admit) => socialReturn(at, provider, admit);
  const letter = letterOpened(at);
  if (letter !== null) return asksHead ? async () => leadToOrder(at, letter) : (admit) => openLetter(at, letter, admit);
  const payment = paymentReturned(at);
  if (payment === null) return null;
  return asksHead ? async () => leadBack(at, payment) : (admit) => paymentReturn(at, payment, admit);
}

/**
 * Answers an address that is read and is no page: a picture of a return, and where a browser is sent back to; null for
 * any other address. Nobody is served ahead of time. `shopper` is asked who it is.
 */
export async function ledOn(
  raw: Request,
  at: RoutedRequest,
  shopper: () => Promise<LimitedRequest>,
): Promise<Response | null> {
  const picture = pictureAsked(at);
  const takeBack = returnOf(raw, at);
  if (!picture && !takeBack) return null;
  if (isSpeculative(raw)) return refuseSpeculative();
  const admitted = async (limit: 'page' | 'form'): Promise<LimitedRequest> => {
    const one = await shopper();
    await one.admit(limit);
    return one;
  };
  if (picture) return returnPicture(await admitted('page'), picture);
  // A return asks the provider or the gateway something, as the form does that begins it.
  return takeBack ? takeBack(() => admitted('form')) : null;
}
