import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { apiKeys, threads } from "../../../db/schema";
import { root } from "../../../scripts/lib/paths";
import { hashKeyToken, hintOf, newKeyToken } from "../../../workers/domain/programs/keys/key-token";
import { depth } from "../../support/depth";
import { resumePdf } from "../../support/samples/text-pdf";
import { depsOf, newAgency } from "../support/accounts";

const folder = mkdtempSync(join(tmpdir(), "plumbline-example-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the documented script goes from a job through uploads to a ranking and an export, and deletes it all", async () => {
  const agency = await newAgency();
  const { db, now } = depsOf();
  const token = newKeyToken();
  await db.shared.insert(apiKeys).values({
    ...{ userId: agency.userId, companyId: agency.companyId, name: "Example" },
    ...{ tokenHash: hashKeyToken(token), hint: hintOf(token), expiresAt: now() + 3_600_000 },
    scopes: ["threads:read", "threads:write", "candidates:read", "candidates:write", "exports:read"],
  });
  const jobFile = join(folder, "job.txt");
  writeFileSync(
    jobFile,
    "At least 3 years of experience.\nRequirements:\n- Python\n- PostgreSQL\nNice to have:\n- Go",
  );
  const files = Array.from({ length: depth(12, 100) }, (_, i) => {
    const file = join(folder, `${i}.pdf`);
    writeFileSync(file, resumePdf(i));
    return file;
  });

  const script = join(root, "public/api/example.mjs");
  const asked = [script, inject("origin"), token, jobFile, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  const [ranking = "", csv = ""] = stdout.split(/^(?=Candidate Name,)/m);
  const scores = ranking.trim().split("\n").map(parseFloat);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect([scores.length, csv.trim().split("\r\n").length]).toEqual([files.length, files.length + 1]);
  const left = await db.shared.select().from(threads).where(eq(threads.companyId, agency.companyId));
  expect(left.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
  const document = await fetch(`${inject("origin")}/api/openapi.json`);
  expect(await document.json()).toMatchObject({ openapi: "3.1.0" });
}, 300_000);
