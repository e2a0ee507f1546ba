/**
 * `npm run bench -- batch [N ...]` (default 10 100 1000): résumés through upload, queue and scores of the built Worker.
 * `npm run bench -- pages [N ...]` (default 20000 100000): pages of a job thread with N applicants, and the panel beside them, against those of an empty one.
 * `npm run bench -- agency [CANDIDATES THREADS]` (default 100000 1000): pool, overview and analytics of one company, beside an empty one.
 * `npm run bench -- jobs [POSTINGS BOARDS]` (default 50000 300): job boards read twice, and searches among few and many postings.
 * `npm run bench -- deletion [N]` (default 20000): how long one transaction holds the database while a thread is erased.
 * `npm run bench -- upload [N]` (default 40): a job seeker's two-page PDF, from upload to readable result, with its parts.
 * `npm run bench -- workspace [RESUMES ANALYSES]` (default 500 5000): a job seeker's pages with much in one account.
 * `npm run bench -- requests [N] [--base DIR]` (default 300): pages a second of one core, against another built checkout.
 * `npm run bench -- engine`: the engine alone, in Node.
 * `npm run bench -- size [BASE_CHECKOUT]`: modules of the built Worker, its start, the knowledge base's first use.
 * `npm run bench -- identity`: our sign-in core against better-auth.
 * `npm run bench -- sign-in [N]` (default 200): refused sign-ins and reset requests, with and without an account.
 * `npm run bench -- hostile [N]` (default 10): requests made to block a Worker, against a plain page.
 * `npm run bench -- api [ROUNDS]` (default 6): reads and writes a second through the API by keys, beside a bare route; ten times the load that saturates it.
 * `npm run bench -- billing [N]` (default 200): Stripe's webhooks a second, and what one synchronization costs.
 */
import "../../scripts/lib/require-node";
import { benchAgency } from "./agency";
import { benchApi } from "./api/load";
import { benchBatches } from "./batch";
import { benchBilling } from "./billing";
import { benchDeletion } from "./deletion";
import { benchEngine } from "./engine";
import { benchHostile } from "./hostile";
import { benchJobs } from "./jobs";
import { benchPages } from "./pages";
import { benchRequests } from "./requests";
import { benchSignIn } from "./sign-in";
import { benchSize } from "./size";
import { benchUpload } from "./upload";
import { benchWorkspace } from "./workspace";

const [what, ...rest] = process.argv.slice(2);
if (what === "batch") {
  await benchBatches(numbers(rest, [10, 100, 1000]));
} else if (what === "pages") {
  await benchPages(numbers(rest, [20_000, 100_000]));
} else if (what === "agency") {
  await benchAgency({ candidates: Number(rest[0] ?? 100_000), threads: Number(rest[1] ?? 1000) });
} else if (what === "jobs") {
  await benchJobs({ postings: Number(rest[0] ?? 50_000), boards: Number(rest[1] ?? 300) });
} else if (what === "deletion") {
  await benchDeletion(Number(rest[0] ?? 20_000));
} else if (what === "upload") {
  await benchUpload(Number(rest[0] ?? 40));
} else if (what === "workspace") {
  await benchWorkspace({ resumes: Number(rest[0] ?? 500), analyses: Number(rest[1] ?? 5000) });
} else if (what === "requests") {
  const at = rest.indexOf("--base");
  const base = at < 0 ? undefined : rest[at + 1];
  const count = Number(at === 0 ? rest[2] : rest[0]);
  await benchRequests({ count: count > 0 ? count : 300, base });
} else if (what === "engine") {
  await benchEngine();
} else if (what === "size") {
  await benchSize(rest[0]);
} else if (what === "identity") {
  // It loads drizzle-kit, which adds to Array.prototype; pdf.js refuses to run then.
  const { benchIdentity } = await import("./identity");
  await benchIdentity();
} else if (what === "sign-in") {
  await benchSignIn(Number(rest[0] ?? 200));
} else if (what === "hostile") {
  await benchHostile(Number(rest[0] ?? 10));
} else if (what === "api") {
  await benchApi(Number(rest[0] ?? 6));
} else if (what === "billing") {
  await benchBilling(Number(rest[0] ?? 200));
} else {
  process.stderr.write(
    "npm run bench -- batch [N ...] | pages [N ...] | agency [CANDIDATES THREADS] | deletion [N] | upload [N] | workspace [RESUMES ANALYSES] | engine | size [BASE_CHECKOUT] | identity | sign-in [N] | requests [N] [--base DIR] | hostile [N] | api [ROUNDS] | billing [N]\n",
  );
  process.exitCode = 1;
}

function numbers(texts: string[], otherwise: number[]): number[] {
  const given = texts.map(Number).filter((number) => Number.isInteger(number) && number > 0);
  return given.length > 0 ? given : otherwise;
}
