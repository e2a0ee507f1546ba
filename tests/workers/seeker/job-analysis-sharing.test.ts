import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matchShares, resumes, users } from "../../../db/schema";
import { deleteMatch } from "../../../workers/domain/matches/delete-match";
import { getShared } from "../../../workers/domain/matches/sharing/get-shared-match";
import { shareToken } from "../../../workers/domain/matches/sharing/share-link";
import { createShare, listShares, withdrawShare } from "../../../workers/domain/matches/sharing/share-match";
import { deliver, testDeps } from "../../support/faults";
import { analyse, analysisFileOf } from "../../support/samples/job-analyses";
import { createOwner, createResumes, upload } from "../../support/samples/seeker-resumes";
import { textPdf } from "../../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;
const DAY = 86_400_000;

async function analysed(given: Parameters<typeof analyse>[3] = {}) {
  const { user, ids } = await createResumes(1);
  const { id } = await analyse(deps, user, ids[0] ?? "", given);
  return { user, resumeId: ids[0] ?? "", own: { userId: user.userId, matchId: id } };
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string; message: string }) => [error.code, error.message],
  );

const GONE = ["not-found", "Not found"];

test("a link shows the analysis to anyone who has it, for 14 days unless asked otherwise", async () => {
  const { own } = await analysed();
  const share = await createShare(deps, own);
  expect(share.expiresAt - share.createdAt).toBe(14 * DAY);
  expect(share.token).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
  const shown = await getShared(deps, share.token);
  expect(shown).toMatchObject({ jobTitle: expect.any(String), expiresAt: share.expiresAt });
  expect(shown.score).toBe(shown.stored.advice.matchScore);
  const [row] = await db.select().from(matchShares).where(eq(matchShares.id, share.id));
  expect(JSON.stringify(row)).not.toContain(share.token.split(".")[1]);
  for (const days of [1, 90]) {
    const { createdAt, expiresAt } = await createShare(deps, { ...own, days });
    expect(expiresAt - createdAt).toBe(days * DAY);
  }
  for (const days of [0, -1, 91, 1.5, Number.NaN])
    expect(await refused(createShare(deps, { ...own, days }))).toEqual([
      "invalid-input",
      "A link can stay open for 1 to 90 days.",
    ]);
  expect(
    (await listShares(deps, own)).map(({ expiresAt, createdAt }) => (expiresAt - createdAt) / DAY),
  ).toEqual(expect.arrayContaining([14, 1, 90]));
});

test("a link that ended, was withdrawn, was never made, or whose analysis is gone looks like any other missing page", async () => {
  const { own } = await analysed();
  const [ended, withdrawn, gone] = [
    await createShare(deps, { ...own, days: 1 }),
    await createShare(deps, own),
    await createShare(deps, own),
  ];
  const later = testDeps();
  later.wait(DAY);
  expect(await refused(getShared(later, ended.token))).toEqual(GONE);
  await withdrawShare(deps, { ...own, shareId: withdrawn.id });
  await withdrawShare(deps, { ...own, shareId: withdrawn.id });
  expect(await refused(getShared(deps, withdrawn.token))).toEqual(GONE);
  expect((await listShares(deps, own)).map(({ id }) => id)).not.toContain(withdrawn.id);
  expect((await listShares(later, own)).map(({ id }) => id)).toEqual([gone.id]);

  const [id, signature = ""] = gone.token.split(".");
  const never = crypto.randomUUID();
  for (const token of [
    shareToken(deps, never),
    `${id}.${"A".repeat(43)}`,
    `${never}.${signature}`,
    `${id}`,
    `${id}.`,
    `${id}.${signature}x`,
    `${id}.${signature}.${signature}`,
    `${id?.toUpperCase()}.${signature}`,
    "",
    "../../etc",
    "x".repeat(5000),
  ])
    expect([token.slice(0, 90), await refused(getShared(deps, token))]).toEqual([token.slice(0, 90), GONE]);
  expect(await refused(getShared(deps, gone.token))).toBe("done");
  await deleteMatch(deps, own);
  expect(await refused(getShared(deps, gone.token))).toEqual(GONE);
});

test("a link goes with the résumé and with its file", async () => {
  const [one, two] = [await analysed(), await analysed()];
  const [first, second] = [await createShare(deps, one.own), await createShare(deps, two.own)];
  await db.delete(resumes).where(eq(resumes.id, one.resumeId));
  expect(await refused(getShared(deps, first.token))).toEqual(GONE);
  await deps.files.remove([await analysisFileOf(deps, two.user, two.own.matchId)]);
  expect(await refused(getShared(deps, second.token))).toEqual(GONE);
});

test("twenty links of one analysis may be open, however many are asked for at once", async () => {
  const { own } = await analysed();
  const made = await Promise.all(Array.from({ length: 25 }, () => refused(createShare(deps, own))));
  expect(made.filter((answer) => answer === "done").length).toBe(20);
  expect(made.find((answer) => answer !== "done")).toEqual([
    "too-many-shares",
    "This analysis has 20 open links already. Please withdraw one first.",
  ]);
  const [any] = await listShares(deps, own);
  await withdrawShare(deps, { ...own, shareId: any?.id ?? "" });
  expect(await refused(createShare(deps, own))).toBe("done");
});

test("nobody makes, sees or withdraws links of another's analysis", async () => {
  const [mine, theirs] = [await analysed(), await analysed()];
  const share = await createShare(deps, theirs.own);
  const foreign = { userId: mine.user.userId, matchId: theirs.own.matchId };
  const missing = { userId: mine.user.userId, matchId: crypto.randomUUID() };
  for (const own of [foreign, missing]) {
    expect(await refused(createShare(deps, own))).toEqual(["analysis-not-found", "Not found"]);
    expect(await refused(listShares(deps, own))).toEqual(["analysis-not-found", "Not found"]);
    expect(await refused(withdrawShare(deps, { ...own, shareId: share.id }))).toEqual([
      "analysis-not-found",
      "Not found",
    ]);
  }
  expect(await refused(withdrawShare(deps, { ...mine.own, shareId: share.id }))).toEqual([
    "analysis-not-found",
    "Not found",
  ]);
  expect(await refused(getShared(deps, share.token))).toBe("done");
});

test("a shared analysis never tells whose it is: name, e-mail, phone and links are covered everywhere", async () => {
  const user = await createOwner(deps);
  await db.update(users).set({ fullName: "Ruby Okonjo" }).where(eq(users.id, user.userId));
  const bytes = textPdf([
    "Ruby Okonjo-Lindqvist",
    "ruby.ol@example.com | +46 70 555 01 02 | linkedin.com/in/rubyol",
    "",
    "Experience",
    "Backend Developer, Nordwind Systems",
    "01/2019 - Present",
    "- Built payment services in Ruby and PostgreSQL, asked for by Okonjo himself",
    "- Wrote Kafka tooling as ruby.ol@example.com, code on https://github.com/rubyol/kafka",
    "- Was on call with Docker under +46 70 555 01 02 from 03/2019 - 04/2021",
    "",
    "Skills",
    "Ruby, PostgreSQL, Docker, Kafka, GitHub",
  ]);
  const made = testDeps();
  const { accepted } = await upload(made, user, [{ name: "Ruby_Okonjo.pdf", bytes }]);
  await deliver(made, made.sentOwn.splice(0));
  const { id } = await analyse(deps, user, accepted[0]?.id ?? "", {
    title: "Backend Developer",
    description:
      "Requirements:\n- Ruby\n- PostgreSQL\n- Kafka\n- Docker\n- GitHub\nAsk jobs@shop.example or +46 31 700 12 34.",
  });
  const { token } = await createShare(deps, { userId: user.userId, matchId: id });
  const shared = JSON.stringify(await getShared(deps, token));
  for (const secret of [
    "Okonjo",
    "Lindqvist",
    "ruby.ol",
    "rubyol",
    "555 01 02",
    "jobs@shop.example",
    "700 12 34",
    user.userId,
    "Ruby_Okonjo",
  ])
    expect([secret, shared.includes(secret)]).toEqual([secret, false]);
  // The job asks for Ruby: that word tells nobody who it is.
  for (const word of ["Ruby", "Kafka", "GitHub"]) expect([word, shared.includes(word)]).toEqual([word, true]);
  const { stored } = await getShared(deps, token);
  for (const { id: part, requirementId } of stored.sheet.scores.skills?.parts ?? [])
    expect(stored.job.requirements.some((one) => one.id === requirementId && one.id === part)).toBe(true);
  for (const { quotes } of stored.job.requirements)
    for (const quote of quotes) expect(stored.posting.slice(quote.start, quote.end)).toBe(quote.text);
});
