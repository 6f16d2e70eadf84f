import { renderHtml } from './html.mjs';
import { renderFlight } from './page.mjs';

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/**
 * A page of server components with its payload in it, whole, as our shared pages are answered; anew at every request.
 */
export default {
  async fetch(_request, env) {
    const [forHtml, forBrowser] = renderFlight(env.TITLE, env.CARDS).tee();
    const [html, flight] = await Promise.all([renderHtml(forHtml), new Response(forBrowser).text()]);
    const payload = JSON.stringify(flight).replaceAll('<', '\\u003c');
    const body = html.replace(
      '</body></html>',
      () => `<script>(self.__FLIGHT_DATA||=[]).push(${payload})</script></body></html>`,
    );
    return new Response(body, { headers: HEADERS });
  },
};
