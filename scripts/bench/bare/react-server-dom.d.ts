declare module 'react-server-dom-webpack/server.edge' {
  export function renderToReadableStream(
    model: import('react').ReactNode,
    clientManifest: object,
  ): ReadableStream<Uint8Array>;
}

declare module 'react-server-dom-webpack/client.edge' {
  export function createFromReadableStream<T>(stream: ReadableStream<Uint8Array>, options: object): Promise<T>;
}

declare module 'react-dom/server.edge' {
  export { renderToReadableStream } from 'react-dom/server';
}
