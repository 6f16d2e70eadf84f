import { parsed, replaceElement } from '../ui/hooks/joined-markup';

/** The body of a document, as the server wrote it. */
function bodyOf(html: string): HTMLElement {
  const body = document.createElement('body');
  body.appendChild(parsed(html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'))));
  return body;
}

/** What an element is without the elements in it: its tag, its attributes and its own texts. */
function frameOf(element: Element): string {
  const attributes = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`);
  const own = [...element.childNodes].map((node) => (node instanceof Element ? node.tagName : node.nodeValue));
  return JSON.stringify([element.tagName, attributes.sort(), own]);
}

/**
 * Brings an element up to date with what the server writes now: an island that stays takes its new props, whatever else
 * differs is put in anew, as far inside as it can be.
 */
function follow(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  const { island } = (live as HTMLElement).dataset;
  const { island: next, props } = (after as HTMLElement).dataset;
  if (island !== undefined && island === next) {
    (live as HTMLElement).dataset.props = props ?? '{}';
    live.parentElement?.dispatchEvent(new Event('shop:markup', { bubbles: true }));
  } else if (frameOf(before) === frameOf(after) && live.children.length >= before.children.length)
    [...before.children].forEach((child, index) => {
      const [now, will] = [live.children[index], after.children[index]];
      if (now && will) follow(now, child, will);
    });
  else replaceElement(live, after);
}

/**
 * While developing: a change of what the server renders is put into the page as it stands; components are exchanged by
 * fast refresh. Called before any island begins: what the page holds then is what the server wrote.
 */
export function followSources(): void {
  let written = document.body.cloneNode(true) as HTMLElement;
  let turn: Promise<unknown> = Promise.resolve();
  const look = async () => {
    const response = await fetch(location.href);
    if (!response.ok) return location.reload();
    const fresh = bodyOf(await response.text());
    const kept = fresh.cloneNode(true) as HTMLElement;
    follow(document.body, written, fresh);
    written = kept;
  };
  import.meta.hot?.on('rsc:update', () => {
    turn = turn.then(look, look);
  });
}
