import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, inject, test } from "vitest";
import { resumePdf } from "../../support/samples/text-pdf";
import { newAgency } from "../support/accounts";
import { agencyKey } from "./agency-key";

const folder = mkdtempSync(join(tmpdir(), "plumbline-curl-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

/** The boxes of /developers that hold curl commands, as a reader copies them. */
async function commandsOn(origin: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/developers`)).text();
  const signs: Record<string, string> = {
    "&quot;": '"',
    "&#x27;": "'",
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
  };
  return [...page.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)]
    .map(([, text = ""]) => text.replace(/&(quot|#x27|amp|lt|gt);/g, (sign) => signs[sign] ?? sign))
    .filter((text) => text.includes("curl "));
}

test.skipIf(!hasCurl)(
  "the curl commands on /developers run as they stand, one after the other",
  async () => {
    const origin = inject("origin");
    const token = await agencyKey(await newAgency());
    writeFileSync(join(folder, "ada.pdf"), resumePdf(1));
    writeFileSync(join(folder, "ola.pdf"), resumePdf(2));
    const commands = await commandsOn(origin);
    expect(commands).toHaveLength(5);
    const known: Record<string, string> = {};
    const run = async (command = "") => {
      const text = command
        .replace("KEY=plb_live_...\n", "")
        .replaceAll("curl ", "curl -sS --fail-with-body ");
      const env = { ...process.env, ...known, KEY: token };
      return (await promisify(execFile)("bash", ["-ec", text], { cwd: folder, env })).stdout;
    };
    const [whoami, create, upload, read, remove] = commands;
    expect(JSON.parse(await run(whoami))).toMatchObject({ name: "Example" });
    known.THREAD = JSON.parse(await run(create)).id;
    const uploaded = JSON.parse(await run(upload));
    expect(uploaded.candidate_ids).toHaveLength(2);
    known.BATCH = uploaded.batch_id;
    const [batch, ranking] = (await run(read)).split(/(?<=\})(?=\{"data")/).map((text) => JSON.parse(text));
    expect([batch.total, ranking.data.length]).toEqual([2, 2]);
    await run(remove);
    const gone = await fetch(`${origin}/api/v1/threads/${known.THREAD}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(gone.status).toBe(404);
  },
  120_000,
);
