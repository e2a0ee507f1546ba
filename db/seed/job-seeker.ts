import type { Application } from "./applications";
import { nadiaCastellan, nadiaCastellanBefore } from "./people/software/nadia-castellan";

/** What the demo's job seeker uploads, the oldest first; each is a newer version of the one before it. */
export const seekerResumes: Pick<Application, "fileName" | "person" | "layout" | "dates" | "accent">[] = [
  {
    ...{ fileName: "Castellan CV 2025.pdf", person: nadiaCastellanBefore },
    ...{ layout: "typed", dates: "short", accent: "#111111" },
  },
  {
    ...{ fileName: "Castellan CV 2026.pdf", person: nadiaCastellan },
    ...{ layout: "modern", dates: "short", accent: "#0f5a68" },
  },
];

/** Jobs that each of them is matched with: pasted postings, and a title alone. */
export const seekerJobs: ({ description: string } | { title: string })[] = [
  {
    description: `Data Analyst, Operations

Havenstad Energie keeps 210,000 homes in and around Rotterdam warm. Our analysts work beside the people who run the network.

What you will do
- Build and own dashboards in Power BI for network planning
- Model data in SQL with dbt and Snowflake
- Forecast demand with Python
- Explain what numbers say, and what they don't, to engineers and managers

What you bring
- At least 3 years of experience as a data analyst
- Strong SQL, and Python for analysis
- Experience with Power BI or Tableau
- Experience with dbt or another way of testing data models
- Clear written English and Dutch

Nice to have
- Airflow
- A degree in economics, mathematics or a similar field
- Knowledge of the energy market`,
  },
  {
    description: `Product Analyst

Wandelroute makes the walking app that two million people open at weekends. You will help five product teams to find out what works.

Your work
- Design A/B tests and read them honestly
- Define metrics together with product managers
- Query our data in BigQuery with SQL
- Build self-service reports in Looker

You have
- 2 years or more in product analytics or data analysis
- SQL that others can read
- Statistics: experiments, confidence intervals, regression
- Experience with an event tracking tool such as Amplitude or Mixpanel
- English at a professional level

A plus: Python, Looker, mobile apps`,
  },
  { title: "Business intelligence analyst" },
];
