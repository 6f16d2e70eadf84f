/** The elements of a markup, in no document: a whole page too, whose styles are none of this page then. */
export const parsed = (markup: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
};

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

function patchNode(live: ChildNode, before: ChildNode, after: ChildNode): void {
  if (before.isEqualNode(after)) return;
  if (live.nodeName !== after.nodeName || before.nodeName !== after.nodeName) live.replaceWith(after);
  else if (live instanceof Element) {
    patchAttributes(live, before as Element, after as Element);
    patchChildren(live, before, after);
  } else live.nodeValue = after.nodeValue;
}

/**
 * Children are paired by their place; what scripts have added behind them stays. Where scripts have changed the order
 * of things since, what the server wrote takes the place of all of them.
 */
function patchChildren(live: Element, before: Node, after: Node): void {
  const [now, old, next] = [[...live.childNodes], [...before.childNodes], [...after.childNodes]];
  if (old.some(({ nodeName }, index) => now[index]?.nodeName !== nodeName)) {
    live.replaceChildren(after);
    return;
  }
  for (const [index, was] of old.entries()) {
    const [node, will] = [now[index], next[index]];
    if (will && node) patchNode(node, was, will);
    else node?.remove();
  }
  for (const more of next.slice(old.length)) live.insertBefore(more, now[old.length] ?? null);
}

/**
 * Changes what stands in `live` from one markup of the server to another. Only what differs between the two is touched:
 * elements stay where they are, with their focus, their listeners and whatever was typed or chosen in them.
 */
export function patchMarkup(live: Element, before: string, after: string): void {
  if (before !== after) patchChildren(live, parsed(before), parsed(after));
}
