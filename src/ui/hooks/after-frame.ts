/** In a tab that nobody sees no frame is drawn. */
const LATEST_MS = 100;

/**
 * Resolves in a task behind the next frame: what was just done is on the screen before something long begins. At once
 * where the page is left.
 */
export const afterFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Timers wait long behind the press of a link, messages do not.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    const go = () => port2.postMessage(0);
    requestAnimationFrame(go);
    setTimeout(go, LATEST_MS);
    addEventListener('pagehide', resolve, { once: true });
  });
