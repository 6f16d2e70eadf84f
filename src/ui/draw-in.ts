import { type ComponentChild, render } from 'preact';

/**
 * Draws components of the browser into a place of the page; what the server wrote there goes with the first of them.
 */
export function drawIn(place: Element): (node: ComponentChild) => void {
  let isOurs = false;
  return (node) => {
    if (!isOurs) place.replaceChildren();
    isOurs = true;
    render(node, place);
  };
}
