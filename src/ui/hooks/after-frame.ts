/** How long a frame is waited for: in a tab that nobody sees none is drawn. */
export const LATEST_MS = 100;

/**
 * Resolves in a task behind the next frame: what was just done is on the screen before something long begins. At once
 * where the page is left. Nothing of it listens or waits on when it has resolved.
 */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const ending = new AbortController();
    // Timers wait long behind the press of a link, messages do not.
    const { port1, port2 } = new MessageChannel();
    const go = () => port2.postMessage(0);
    const frame = requestAnimationFrame(go);
    const latest = setTimeout(go, LATEST_MS);
    const end = () => {
      ending.abort();
      cancelAnimationFrame(frame);
      clearTimeout(latest);
      port1.close();
      resolve();
    };
    port1.onmessage = end;
    addEventListener('pagehide', end, { signal: ending.signal });
  });
