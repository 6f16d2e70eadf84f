/**
 * Readable cookie of who is signed in: since when its tokens are, a dot, and a word that stays the same as long as the
 * session; nothing personal.
 */
const MARKER = 'session-marker';

/** Who is signed in by the marker in document.cookie, whatever tokens they have at the moment; null when nobody is. */
export function readSessionMarker(cookies: string): string | null {
  const found = cookies.split(/;\s*/).find((part) => part.startsWith(`${MARKER}=`));
  const value = found?.slice(MARKER.length + 1) ?? '';
  return value.slice(value.indexOf('.') + 1) || null;
}
