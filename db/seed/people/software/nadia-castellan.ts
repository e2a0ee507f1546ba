import type { Person } from "../../person";

/** The demo's job seeker. */
export const nadiaCastellan: Person = {
  language: "en",
  name: "Nadia Castellan",
  headline: "Data Analyst",
  email: "nadia.castellan@example.org",
  phone: "+31 6 5550 1734",
  location: "Utrecht, Netherlands",
  summary:
    "Data analyst with six years in retail and public transport. I turn questions of shop managers and planners into SQL, dashboards and numbers that they trust, and I write down how each of them was made.",
  jobs: [
    {
      title: "Data Analyst",
      company: "Stadslijn Vervoer",
      place: "Utrecht",
      from: "2022-03",
      to: null,
      bullets: [
        "Built 14 Power BI dashboards on punctuality and occupancy that 60 planners open every morning.",
        "Moved 40 weekly Excel reports to SQL models in dbt and Snowflake; reporting time fell from two days to one hour.",
        "Forecast passengers per line with Python (pandas, scikit-learn); the mean error fell from 19 to 11 percent.",
        "Designed and read three A/B tests of travel advice with 180,000 passengers.",
      ],
    },
    {
      title: "Junior Data Analyst",
      company: "Kornwinkel Retail",
      place: "Amersfoort",
      from: "2020-01",
      to: "2022-02",
      bullets: [
        "Wrote SQL queries on PostgreSQL for category managers of 85 shops.",
        "Found in the stock data why bread was thrown away, which saved EUR 240,000 a year.",
        "Kept the weekly sales report in Excel and trained eleven shop managers to read it.",
      ],
    },
    {
      title: "Marketing Assistant",
      company: "Buro Halfweg",
      place: "Utrecht",
      from: "2018-06",
      to: "2019-12",
      bullets: ["Measured campaigns in Google Analytics and reported them to nine customers."],
    },
  ],
  education: [
    {
      degree: "BSc in Business Economics",
      school: "Utrecht University of Applied Sciences",
      place: "Utrecht",
      from: "2014-09",
      to: "2018-06",
    },
  ],
  skills: [
    { group: "Data", items: ["SQL", "Python", "pandas", "dbt", "Snowflake", "PostgreSQL"] },
    { group: "Showing it", items: ["Power BI", "Excel", "Google Analytics"] },
    { group: "Methods", items: ["A/B testing", "Forecasting", "Data modelling"] },
  ],
  certificates: ["Microsoft Certified: Power BI Data Analyst Associate, 2023"],
  languages: ["Dutch (native)", "English (C1)", "Spanish (B1)"],
};

/** The same person's résumé of a year before: what they were in charge of, not what came of it. */
export const nadiaCastellanBefore: Person = {
  ...nadiaCastellan,
  summary: "Analyst with experience in retail and transport, looking for a new challenge.",
  jobs: nadiaCastellan.jobs.map((job, index) => ({
    ...job,
    bullets: [
      [
        "Responsible for dashboards and reports of the planning department.",
        "Work with SQL and Excel every day.",
      ],
      ["Responsible for the weekly sales report.", "SQL queries for category managers."],
      ["Helped with campaigns."],
    ][index] as string[],
  })),
  skills: [{ group: "Skills", items: ["SQL", "Excel", "Power BI", "Communication", "Teamwork"] }],
  certificates: [],
};
