import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatch } from "../../db/batch";
import { openDatabases } from "../../db/client";
import { isRefused, prepareCondition } from "../../db/conditions";
import { sweepCursors } from "../../db/schema";

const { shared: db } = openDatabases(env.DB);

async function run(condition: ReturnType<typeof sql>) {
  const name = crypto.randomUUID();
  const error = await runBatch(db, [
    db.insert(sweepCursors).values({ name, cursor: "before" }),
    prepareCondition(db, "first", sql`true`),
    prepareCondition(db, "second", condition),
    db.update(sweepCursors).set({ cursor: "after" }).where(eq(sweepCursors.name, name)),
  ]).catch((error) => error);
  const [row] = await db.select().from(sweepCursors).where(eq(sweepCursors.name, name));
  return { error, row };
}

test("a batch whose conditions hold takes effect as a whole", async () => {
  const { row } = await run(sql`1 < 2`);
  expect(row?.cursor).toBe("after");
});

test.each([
  ["doesn't hold", sql`1 > 2`],
  ["is unknown", sql`null`],
])(
  "a batch with a condition that %s takes no effect, and the error says which it was",
  async (_, condition) => {
    const { error, row } = await run(condition);
    expect(row).toBeUndefined();
    expect(isRefused(error, "second")).toBe(true);
    expect(isRefused(error, "first")).toBe(false);
  },
);

test("a condition sees what the statements before it did", async () => {
  const name = crypto.randomUUID();
  const stands = sql`exists (select 1 from ${sweepCursors} where ${sweepCursors.name} = ${name})`;
  await runBatch(db, [db.insert(sweepCursors).values({ name }), prepareCondition(db, "stands", stands)]);
  const [row] = await db.select().from(sweepCursors).where(eq(sweepCursors.name, name));
  expect(row).toBeDefined();
});
