/** Readable cookie that says somebody is signed in, and since which second with these tokens; nothing personal. */
const MARKER = 'session-marker';

/** The marker of who is signed in, out of document.cookie; null when nobody is. */
export function readSessionMarker(cookies: string): string | null {
  const found = cookies.split(/;\s*/).find((part) => part.startsWith(`${MARKER}=`));
  return found?.slice(MARKER.length + 1) || null;
}
