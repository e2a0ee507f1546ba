import { Hono } from "hono";

/** The least that an API does: a route, one statement, JSON. */
export default new Hono<{ Bindings: { DB: D1Database } }>()
  .get("/threads/:id", async (c) =>
    c.json(await c.env.DB.prepare("select * from threads where id = ?").bind(c.req.param("id")).first()),
  )
  .patch("/threads/:id", async (c) => {
    const update = c.env.DB.prepare("update threads set title = ? where id = ?");
    await update.bind(crypto.randomUUID(), c.req.param("id")).run();
    return c.json({ id: c.req.param("id") });
  });
