/**
 * Entry of localStorage with the marker of who was signed in last, as JSON: a customer signs in once for all store
 * views.
 */
export const KEPT_USER = 'shop/user/current-token';

/** Who was signed in last in this browser, '' for nobody, null when that was never written down. */
export function keptUser(): string | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT_USER) ?? 'null') as string | null;
  } catch {
    return null;
  }
}
