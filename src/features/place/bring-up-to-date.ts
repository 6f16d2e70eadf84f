import { isOutdated } from '../../domain/known-place';
import { isPostalCode } from '../../domain/validation/postal-code';
import { readSessionMarker } from '../customers/session-marker';
import { askPlace } from './ask-place';
import { devicePlace, forgetPlace, keepPlace } from './device-place';

/** Entry of sessionStorage: whose account was asked in this tab already. */
const ASKED_ACCOUNT = 'shop/place/asked-account';

const prefix = () => document.body.dataset.prefix ?? '';

/** The postal code that a customer has things sent to; null without one, and where the session has ended meanwhile. */
async function codeOfAccount(): Promise<string | null> {
  const answer = await fetch(`${prefix()}/api/user/postcode`);
  if (!answer.ok) return null;
  const { result } = (await answer.json()) as { result: string | null };
  return result !== null && isPostalCode(result) ? result : null;
}

/** Whether this tab asked that account before: an account without an address is asked once. */
function wasAsked(marker: string): boolean {
  try {
    const isSame = sessionStorage.getItem(ASKED_ACCOUNT) === marker;
    sessionStorage.setItem(ASKED_ACCOUNT, marker);
    return isSame;
  } catch {
    return true;
  }
}

/**
 * Brings what this browser knows of its place up to date: the account's while none was typed, and the shop's answer
 * anew when it is old. Throws when there was no answer.
 */
export async function bringUpToDate(): Promise<void> {
  const marker = readSessionMarker(document.cookie);
  const kept = devicePlace();
  // What came from an account leaves with whoever signed out.
  if (kept?.account !== undefined && kept.account !== marker) forgetPlace();
  const known = devicePlace();
  const account = known ? known.account : (marker ?? undefined);
  const code = known?.code ?? (marker !== null && !wasAsked(marker) ? await codeOfAccount() : null);
  if (code === null || (known && !isOutdated(known, Date.now()))) return;
  const fresh = await askPlace(prefix(), code);
  // Another one may have been typed meanwhile.
  if (devicePlace()?.code !== known?.code) return;
  if (fresh) keepPlace({ ...known, ...fresh, ...(account !== undefined && { account }) });
  else forgetPlace();
}
