import { FakeShop, type FakeVisitor, requestOf, TOKEN } from '../../tests/fakes/commerce';
import { formsApp } from '.';

export interface FormAnswer {
  status: number;
  location: string | null;
  headers: Headers;
  text: string;
  json: { code: number; result: unknown; meta?: Record<string, unknown> } | null;
  cookies: { token: string; version: number }[];
  /** Whether the answer hands a session to the browser. */
  signsIn: boolean;
}

const app = formsApp();
const SESSION = /^__Host-session=eyJ/;

/** A browser without script in front of a fake shop; it has a cart unless it says otherwise. */
export function browser(shop = new FakeShop(), visit: FakeVisitor = { cartToken: TOKEN }) {
  const send = async (path: string, init: RequestInit): Promise<FormAnswer> => {
    const { request, cookies } = requestOf(shop, visit);
    const response = await app.request(path, init, { REQUEST: request });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      location: response.headers.get('location'),
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
      cookies,
      signsIn: request.cookies.changes().some((line) => SESSION.test(line)),
    };
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    shop,
    cart: shop.cart(TOKEN),
    session: shop.formSession,
    send,
    post,
    withScript: (path: string, fields: Record<string, string>) => post(path, fields, { accept: 'application/json' }),
  };
}
