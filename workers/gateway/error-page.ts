import type { Incoming } from './request';

const STYLE_FREE_PAGE = (home: string, requestId: string) => `<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Algo salió mal · Tianguis</title></head>
<body><main><h1>Algo salió mal de nuestro lado</h1>
<p>No perdiste nada: tu carrito sigue guardado. Espera un momento e inténtalo de nuevo.</p>
<p><a href="${home}">Ir al inicio</a></p><p><small>Folio ${requestId}</small></p></main></body></html>`;

/** What is answered when nothing else could be: JSON for calls, a page without any dependency for people. */
export function errorPage(at: Incoming, requestId: string): Response {
  if (at.kind === 'api')
    return Response.json({ code: 503, result: 'An error occurred while saving or querying the information' }, { status: 503, headers: { 'retry-after': '5' } });
  return new Response(STYLE_FREE_PAGE(`${at.store.prefix}/`, requestId), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
  });
}
