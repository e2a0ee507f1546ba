import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

function statusOf(asked: string, line: string, about: RegExp) {
  const resume = `Joan Example\njoan@example.org\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n- ${line}\n`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const job = analyseJob({
    title: "",
    description: `Adviser\nRequirements\n- ${asked}\n- Experience with forms`,
  });
  const parts = Object.values(scoreResume(facts, job).scores).flatMap((score) => score?.parts ?? []);
  return parts.find(({ label }) => about.test(label ?? ""))?.status;
}

test.each([
  ["Ability to work under pressure", "Coached teams and supervised staff", /pressure/],
  ["Effective time management", "Coordinated the road map by facilitating planning meetings", /time/i],
  ["Cross-cultural skills", "Kept a company culture in which staff asked questions", /cultur/i],
  [
    "Ability to multi-task",
    "Planned the strategy and applied measures for efficient use of assets",
    /multi-task/,
  ],
  ["Team player", "Reviewed the system access of seven team members", /eam player/],
  ["Team player", "Worked with clients on their requirements", /eam player/],
  ["Working remotely", "Promoted five team members", /remotely/],
  ["Effective time management", "Took part in the budget planning process and tracked costs", /time/i],
  ["Problem solving", "Installation of home audio and video solutions", /problem/i],
  ["Sound judgment", "Optimization solution for branch offices", /judgment/i],
  ["Decision making", "Built a decision tree for the triage of patients", /decision/i],
  ["Excellent communication skills", "Electronics and communication engineering", /communication/i],
  ["Strong communication skills", "Marketing communications", /communication/i],
  ["Strong work ethic", "Handled data in accordance with the privacy act", /ethic/i],
  ["Ability to work independently", "Gave stable leadership through three ownership changes", /independent/i],
  ["Strong business acumen", "Used strategies for conflicts with children in a classroom", /acumen/i],
  ["Positive attitude", "Passed on positive and negative feedback of the media", /attitude/i],
  ["Physics", "Planned games for the physical and mental health of children", /physics/i],
  ["Results-oriented", "Gave patients their results and kept medical records", /results/i],
  ["Results-oriented", "Wrote the final report to align with the grant award", /results/i],
  ["Customer-oriented", "Patrolled the facility and served as a security presence", /customer/i],
  ["Interpersonal skills", "Built a user-friendly interface for quick downloads", /interpersonal/i],
  ["Interpersonal skills", "Implemented the interface layers of the desktop client", /interpersonal/i],
  ["Team player", "Worked with multiple clients to design websites", /eam player/],
  ["Team player", "Worked with different types of charts", /eam player/],
  ["Written communication skills", "Writing C++ applications for a lab", /written/i],
  ["Leadership", "Took part in a contest in a team of three", /leadership/i],
  ["Leadership", "Was told of the creation and management of training rooms", /leadership/i],
  ["Attention to detail", "Raised the model accuracy from week to week", /detail/i],
  ["Analytical skills", "Watched the network with a spectrum analyzer", /analytical/i],
])("%s isn't shown by “%s”", (asked, line, about) => {
  expect(statusOf(asked, line, about)).toMatch(/not-found|unclear/);
});

test.each([
  [
    "Ability to work under pressure",
    "Stayed calm at the counter in busy, urgent hours\n- Met urgent deadlines in peak hours under pressure",
    /pressure/,
  ],
  [
    "Effective time management",
    "Prioritized orders and met every deadline\n- Kept calendars and scheduled visits on time\n- Handled multiple tasks by priority, promptly",
    /time/i,
  ],
])("%s is shown by “%s”", (asked, line, about) => {
  expect(statusOf(asked, line, about)).toMatch(/met|partly/);
});

test("communication that is named leaves written communication open", () => {
  expect(statusOf("Written communication", "Effective communication with staff", /Written/)).toBe("unclear");
});

test.each([
  [
    "Decision making",
    "Resolved discrepancies of parts\n- Solved many problems of clients\n- Resolved disputes",
    /decision/i,
  ],
  [
    "Problem solving",
    "Took part in decisions on products\n- Built data sets for the decisions of others",
    /problem/i,
  ],
  ["Ability to manage multiple tasks", "Led a team of six analysts", /multiple tasks/],
  [
    "Leadership skills",
    "Did marketing activities as directed\n- Told all emergencies to the supervisors\n- Reported to unit leaders",
    /eadership/,
  ],
  [
    "Attention to detail",
    "Guided guests with thorough knowledge of menus\n- Showed thorough understanding of wines",
    /detail/,
  ],
  [
    "Positive attitude",
    "Wrote award-winning, promotional brochures\n- Sent awards and promotional letters",
    /attitude/,
  ],
])("%s isn't told by “%s”", (asked, line, about) => {
  expect(statusOf(asked, line, about)).toBe("not-found");
});
