import { DurableObject } from 'cloudflare:workers';

/** An object that keeps what it is told, one row a call, and before that asks two databases for one row each. */
export class ReadingObject extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS line (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  }

  async write(body) {
    const { sku } = JSON.parse(body).cartItem;
    await Promise.all([
      this.env.CATALOGUE.prepare('SELECT version FROM catalogue LIMIT 1').all(),
      this.env.SHOP.prepare('SELECT qty FROM stock WHERE store = ? AND sku = ?').bind('viu', sku).all(),
    ]);
    return this.ctx.storage.sql.exec('INSERT INTO line (body) VALUES (?) RETURNING id', body).one().id;
  }
}

/** Writes the body of a request into the object that its path names. */
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const id = await env.OBJECT.getByName(pathname).write(await request.text());
    return Response.json({ code: 200, result: id });
  },
};
