import { expect, test } from "vitest";
import { resumeReport } from "../../../workers/engine/advise";
import { factsOf } from "../match/support/build-facts";

const facts = factsOf({
  email: "b@example.org",
  jobs: [
    {
      title: "Network Engineer",
      from: "2019-02",
      to: "present",
      bullets: [
        "Project: Harbour office move",
        "Reviewed the switches of all offices with care",
        "Set up routers for forty offices, and looked after",
        "office cabling.",
      ],
    },
  ],
  education: [{ degree: "Bachelor of Arts", level: "bachelor" }],
  skills: ["Visio", "BGP", "Firewall", "Python", "VPN"],
});

const report = resumeReport(facts);

test("a skill that no job shows is one weakness, and those that such work takes are named first", () => {
  const unshown = report.weaknesses.flatMap(({ message }) =>
    message.code === "skills-unshown" ? [message.names] : [],
  );
  expect(unshown).toHaveLength(1);
  expect(unshown[0]?.indexOf("Visio")).toBeGreaterThan(unshown[0]?.indexOf("BGP") ?? 99);
  for (const { message } of report.weaknesses)
    expect(message.code === "usual-shown" && message.reason.code === "named").toBe(false);
});

test("a deed could take a figure before a heading could", () => {
  const figures = report.recommendations.find(({ message }) => message.code === "add-figures");
  expect(figures?.evidence[0]?.text).toBe("Reviewed the switches of all offices with care");
});

test("the second half of a torn line isn't asked to say more", () => {
  expect(report.recommendations.map(({ message }) => message.code)).not.toContain("lengthen-lines");
});
