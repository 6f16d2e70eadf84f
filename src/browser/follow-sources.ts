import { announceMarkup } from '../ui/new-markup';
import { patchMarkup } from '../ui/patch-markup';

/** What stands between the tags of a document's body. */
const bodyOf = (html: string): string =>
  html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'));

/**
 * While developing: a change of what the server renders is put into the page as it stands, a change of what runs in the
 * browser loads the page anew. Called before any island begins: what the page holds then is what the server wrote.
 */
export function followSources(): void {
  let written = document.body.innerHTML;
  let turn: Promise<unknown> = Promise.resolve();
  const follow = async () => {
    const response = await fetch(location.href);
    if (!response.ok) return location.reload();
    const fresh = bodyOf(await response.text());
    patchMarkup(document.body, written, fresh);
    written = fresh;
    announceMarkup(document.body);
  };
  import.meta.hot?.on('rsc:update', () => {
    turn = turn.then(follow, follow);
  });
  import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
    if (updates.some(({ type }) => type === 'js-update')) location.reload();
  });
}
