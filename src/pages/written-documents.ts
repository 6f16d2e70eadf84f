import { AsyncLocalStorage } from 'node:async_hooks';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { createPages } from 'waku/router/server';
import { documentMarkup } from '../ui/document-markup';

type Pages = ReturnType<typeof createPages>;
type Elements = Record<string, unknown>;

/** What Waku calls the document around every page, and the page inside of it. */
const ROOT = 'root';
const PAGE = /^page:/;

/** Where the text of the document that is being rendered goes: past the streams of a response, which nobody needs here. */
const renders = new AsyncLocalStorage<{ text: string }>();

/** Runs a request for a document; answers what it was answered with, and the text of the document, '' where there is none. */
export async function withDocument<T>(work: () => Promise<T>): Promise<{ answer: T; text: string }> {
  const document = { text: '' };
  const answer = await renders.run(document, work);
  return { answer, text: document.text };
}

function wholeOf(elements: Elements): ReactNode {
  const { [ROOT]: root } = elements;
  const page = Object.entries(elements).find(([id]) => PAGE.test(id))?.[1];
  if (!isValidElement(root)) throw new TypeError('a route without a document');
  return cloneElement(root, {}, page as ReactNode);
}

/**
 * Pages whose documents are written from the elements of their route (ADR 0046): no payload is made of them and read
 * again, for a document carries none. Payloads that are asked for are Waku's as before.
 */
export const withWrittenDocuments = (pages: Pages): Pages => ({
  ...pages,
  handleRequest: (input, utils) => {
    const document = input.type === 'http' ? renders.getStore() : undefined;
    if (!document) return pages.handleRequest(input, utils);
    let elements: Elements = {};
    return pages.handleRequest(input, {
      ...utils,
      renderRsc: async (given) => {
        elements = given;
        return new ReadableStream();
      },
      renderHtml: async (_, __, { status = 200 }) => {
        document.text = await documentMarkup(wholeOf(elements));
        return new Response(null, { status });
      },
    });
  },
});
