import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { factsOf } from "../support/build-facts";

test("what a résumé is never expected to say is no gap", () => {
  const facts = factsOf({
    jobs: [{ title: "Nurse", from: "2018-01", to: "present", bullets: ["Gave medication on two wards"] }],
  });
  const job = analyseJob({
    title: "Nurse",
    description: "Requirements\n- Weekend shifts\n- Wound care\n- Phlebotomy\n- Fluent English",
  });
  const { gaps } = scoreResume(facts, job);
  const reasons = gaps.map(({ message }) => (message.code === "about" ? message.reason.code : message.code));
  expect(reasons).toContain("not-mentioned");
  expect(reasons).not.toContain("not-written");
  expect(reasons).not.toContain("language-of-resume");
});
