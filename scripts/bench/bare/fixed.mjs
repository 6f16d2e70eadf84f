const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** The least a Worker can do: answer a string it has at hand. */
export default {
  fetch: (_request, env) => new Response(env.PAGE, { headers: HEADERS }),
};
