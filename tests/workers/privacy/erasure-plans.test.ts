import { env } from "cloudflare:workers";
import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "../../../db/schema";
import { personalData } from "../../../workers/domain/privacy/personal-data";
import { testDeps } from "../../support/faults";

const person = { userId: "user", email: "mara@example.com", infoMailbox: "info@example.com" };

/** Emptied every minute of what has run out, and found by how keys end: read whole. */
const READ_WHOLE = getTableName(rateLimits);

test.each(personalData.map((entry) => [getTableName(entry.table), entry] as const))(
  "a person's rows in %s are found by an index",
  async (name, { table, of }) => {
    const { sql, params } = testDeps().db.shared.select().from(table).where(of(person)).toSQL();
    const plan = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const steps = plan.results.map(({ detail }) => detail);
    expect(steps.length).toBeGreaterThan(0);
    const scans = steps.filter((step) => step.startsWith("SCAN"));
    expect(scans).toEqual(name === READ_WHOLE ? [`SCAN ${READ_WHOLE}`] : []);
  },
);
