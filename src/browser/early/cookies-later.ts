/**
 * What document.cookie says, without holding up a page that is still being drawn: the first reading of document.cookie
 * waits until another process of the browser answers, which is busy then, and takes 1 to 47 ms. Where a browser has no
 * other way, or the page came over plain http, it is read all the same.
 */
export async function cookiesLater(): Promise<string> {
  try {
    const all = await window.cookieStore?.getAll();
    if (all) return all.map(({ name, value }) => `${name}=${value}`).join('; ');
  } catch {
    // a page whose origin is hidden has none, and may not read document.cookie either
    return '';
  }
  return document.cookie;
}
