import type { Incoming } from './request';

const STYLE_FREE_PAGE = (home: string, requestId: string) => `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Algo salió mal · Tianguis</title></head>
<body style="margin:0;padding:14vh 1rem 2rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#17130f;text-align:center">
<main style="max-width:32rem;margin:auto"><h1 style="font-size:1.75rem;line-height:1.2">Algo salió mal de nuestro lado</h1>
<p>No perdiste nada: tu carrito sigue guardado. Espera un momento e inténtalo de nuevo.</p>
<p style="margin:2rem 0"><a href="${home}" style="display:inline-block;padding:.9rem 1.75rem;border-radius:2rem;background:#17130f;color:#fff;font-weight:650;text-decoration:none">Ir al inicio</a></p>
<p style="color:#5b544c"><small>Folio ${requestId}</small></p></main></body></html>`;

/** What is answered when nothing else could be: JSON for calls, a page without any dependency for people. */
export function errorPage(at: Incoming, requestId: string): Response {
  if (at.kind === 'api')
    return Response.json({ code: 503, result: 'An error occurred while saving or querying the information' }, { status: 503, headers: { 'retry-after': '5' } });
  return new Response(STYLE_FREE_PAGE(`${at.store.prefix}/`, requestId), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
  });
}
