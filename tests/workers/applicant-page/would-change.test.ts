import { expect, test } from "vitest";
import { ownPageView } from "../../../app/lib/views/own-page-view";
import { panelView } from "../../../app/lib/views/panel-view";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import { optOut } from "../../../workers/domain/applicant-page/opt-out";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import { addThread, jobForm } from "../../support/people/agency";
import { markedApplicant, markedResume, openLink, uploadResume } from "../../support/people/applicant-page";
import { visit } from "../../support/people/browser-session";
import { wordsOf } from "../../support/people/staff";

const HEADING = "What would change this score";

test("an applicant reads what would change their score: the panel's figures, and none once there is no score", async () => {
  const { deps, agent } = await markedApplicant();
  // Docker stands in the list of skills, and in no job.
  const jobDescription = jobForm.jobDescription.replace("Docker or Kubernetes", "Docker");
  const threadId = await addThread(deps, agent, { ...jobForm, jobDescription });
  const applicantId = await uploadResume(deps, { agent, threadId, bytes: markedResume().bytes });
  const code = await openLink(deps, { agent, applicantId });
  const { page } = await openPage(deps, { code });
  const shown = page && ownPageView(page).verdict?.whatIfs;
  const opened = await openPerson(deps, { agent, threadId, applicantId });
  const panel = panelView(threadId, opened).advice?.whatIfs;
  expect(shown?.map(({ asked }) => asked?.label)).toContain("Docker");
  for (const { from, to } of shown ?? []) expect(to).toBeGreaterThan(from);
  const figures = (tried: typeof panel) => tried?.map(({ from, to, asked }) => [from, to, asked]);
  expect(figures(shown ?? [])).toEqual(figures(panel));
  const words = await wordsOf(await visit(`/application/${code}`));
  for (const text of [HEADING, shown?.[0]?.proposal ?? "?"]) expect(words).toContain(text);
  await optOut(deps, { code, words: "" });
  expect(await wordsOf(await visit(`/application/${code}`))).not.toContain(HEADING);
});
