import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { threads } from "../../../db/schema";
import { root } from "../../../scripts/lib/paths";
import { depth } from "../../support/depth";
import { receivedAt, verified } from "../../support/programs/webhooks";
import { resumePdf } from "../../support/samples/text-pdf";
import { depsOf, newAgency } from "../support/accounts";
import { agencyKey } from "./agency-key";

const folder = mkdtempSync(join(tmpdir(), "plumbline-example-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Told of each batch at the stand-in for a customer's server, whose address is the site's policy's other one. */
async function newWebhook(token: string) {
  const page = await fetch(`${inject("origin")}/register`);
  const policy = page.headers.get("content-security-policy") ?? "";
  const standIn = /http:\/\/127\.0\.0\.1:\d+/.exec(policy)?.[0];
  const address = `${standIn}/webhook-receiver/${crypto.randomUUID()}`;
  const made = await fetch(`${inject("origin")}/api/v1/webhooks`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ url: address, events: ["batch.completed"] }),
  });
  expect(made.status).toBe(201);
  const { secret } = (await made.json()) as { secret: string };
  const batches = async () =>
    (await receivedAt(address)).map((one) => verified(secret, one).data.batch_id ?? "");
  return { batches };
}

test("the documented script goes from a job through uploads, which a webhook tells of, to a ranking and an export, and deletes it all", async () => {
  const agency = await newAgency();
  const { db } = depsOf();
  const token = await agencyKey(agency);
  const webhook = await newWebhook(token);
  const threadFile = join(folder, "thread.json");
  const job = {
    title: "Backend Developer",
    company_name: "Fjordpay",
    job_description:
      "At least 3 years of experience.\nRequirements:\n- Python\n- PostgreSQL\nNice to have:\n- Go",
  };
  writeFileSync(threadFile, JSON.stringify(job));
  const files = Array.from({ length: depth(12, 100) }, (_, i) => {
    const file = join(folder, `${i}.pdf`);
    writeFileSync(file, resumePdf(i));
    return file;
  });

  const script = join(root, "public/api/example.mjs");
  const lines = readFileSync(script, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("//"));
  expect(lines.length).toBeLessThanOrEqual(20);
  const asked = [script, inject("origin"), token, threadFile, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, asked);
  const [ranking = "", csv = ""] = stdout.split(/^(?=Candidate Name,)/m);
  const scores = ranking.trim().split("\n").map(parseFloat);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect([scores.length, csv.trim().split("\r\n").length]).toEqual([files.length, files.length + 1]);
  const left = await db.shared.select().from(threads).where(eq(threads.companyId, agency.companyId));
  expect(left.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
  const batches = Math.ceil(files.length / 10);
  await expect.poll(async () => (await webhook.batches()).length, { timeout: 120_000 }).toBe(batches);
  expect(new Set(await webhook.batches()).size).toBe(batches);
  const document = await fetch(`${inject("origin")}/api/openapi.json`);
  expect(await document.json()).toMatchObject({ openapi: "3.1.0" });
}, 300_000);
