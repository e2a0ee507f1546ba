import type { Person } from "../../person";

export const sanaQureshi: Person = {
  language: "en",
  name: "Sana Qureshi",
  headline: "QA Engineer, Test Automation",
  email: "sana.qureshi@example.org",
  phone: "+44 7700 900 316",
  location: "Leeds, United Kingdom",
  summary:
    "Quality engineer with five years of experience in web and mobile testing. I turn vague acceptance criteria into checks that run on every commit, and I enjoy finding the one case that nobody thought of. Mostly Python and Playwright, with some Java for existing suites.",
  jobs: [
    {
      title: "QA Engineer",
      company: "Wharfedale Insurance Online",
      place: "Leeds",
      from: "2022-11",
      to: null,
      bullets: [
        "Own the automated regression suite of a quote-and-buy platform: 740 Playwright tests in Python, run in 16 minutes on GitHub Actions.",
        "Cut flaky tests from 9% to 0.7% by isolating test data per run.",
        "Introduced contract tests between four REST services and caught 31 breaking changes before release in 2025.",
        "Lead the three amigos session of two Scrum teams every week.",
      ],
    },
    {
      title: "Software Tester",
      company: "Rookery Games",
      place: "Sheffield",
      from: "2021-01",
      to: "2022-10",
      bullets: [
        "Tested mobile games on 40 devices; reported 1,900 defects with steps, logs and video.",
        "Wrote a Java and Appium smoke suite of 60 cases that replaced a day of manual work before each release.",
        "Coordinated 25 external beta testers.",
      ],
    },
    {
      title: "Customer Support Agent",
      company: "Pennine Broadband",
      place: "Huddersfield",
      from: "2019-07",
      to: "2020-12",
      bullets: [
        "Handled 45 technical calls a day; customer satisfaction of 4.7 out of 5.",
        "Described recurring faults so well that the developers asked for the tickets to be sent to them first.",
      ],
    },
  ],
  education: [
    {
      degree: "BA English and Linguistics",
      school: "University of Huddersfield",
      place: "Huddersfield",
      from: "2016-09",
      to: "2019-06",
      note: "Upper second class",
    },
  ],
  skills: [
    { group: "Automation", items: ["Playwright", "Selenium", "Appium", "pytest", "Postman"] },
    { group: "Languages", items: ["Python", "Java (basic)", "SQL (basic)"] },
    { group: "Practice", items: ["exploratory testing", "test design", "Jira", "Scrum", "GitHub Actions"] },
  ],
  certificates: ["ISTQB Certified Tester, Foundation Level, 2021", "ISTQB Agile Tester, 2023"],
  languages: ["English (native)", "Urdu (fluent)"],
};
