import { expect, test } from "vitest";
import { jobsOf, parseText } from "../support/resume-text";

test.each(["Tech stack", "Technologies", "Tools used", "Environment", "Software"])(
  "%s beside what a job was done with begins no section",
  (label) => {
    const facts = parseText(`Ada Winter

Experience
Software Engineer
Kestrel Ltd, Leeds
2019 - 2021
- Built the shop
${label}: Java, Docker
Software Developer
Marlin Ltd, York
2016 - 2018
- Built the booking site`);
    expect(jobsOf(facts)).toEqual([
      "Software Engineer | Kestrel Ltd | 2019..2021",
      "Software Developer | Marlin Ltd | 2016..2018",
    ]);
    expect(facts.experience).toHaveLength(2);
    expect(facts.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["Java", "Docker"]));
  },
);

test.each(["Project Management", "Program coordination", "Contact management", "Projektmanagement"])(
  "%s among a job's duties begins no section",
  (duty) => {
    const facts = parseText(`Ada Winter

Experience
2019 to 2021
Kestrel Ltd, Leeds
Office Manager
Facilities
${duty}
Supplier visits
2016 to 2018
Marlin Ltd, York
Office Clerk
Post and telephone`);
    expect(facts.experience.map(({ kind, title }) => `${kind} ${title?.value}`)).toEqual([
      "job Office Manager",
      "job Office Clerk",
    ]);
  },
);
