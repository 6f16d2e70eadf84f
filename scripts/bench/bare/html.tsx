import { type ReactNode, use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { createFromReadableStream } from 'react-server-dom-webpack/client.edge';

const NO_CLIENT_COMPONENTS = {
  serverConsumerManifest: { moduleMap: null, moduleLoading: null, serverModuleMap: null },
};

function Root({ page }: { page: Promise<ReactNode> }) {
  return use(page);
}

/** HTML of a flight payload. */
export async function renderHtml(flight: ReadableStream<Uint8Array>): Promise<string> {
  const page = createFromReadableStream<ReactNode>(flight, NO_CLIENT_COMPONENTS);
  return new Response(await renderToReadableStream(<Root page={page} />)).text();
}
