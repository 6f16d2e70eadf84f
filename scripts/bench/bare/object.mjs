import { DurableObject } from 'cloudflare:workers';

/** The least an object can do that keeps what it is told: one row a call. */
export class BareObject extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS line (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  }

  write(body) {
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
