import type { Person } from "../../person";

export const priyaRaghunathan: Person = {
  language: "en",
  name: "Priya Raghunathan",
  headline: "Head of Platform Engineering",
  email: "priya.raghunathan@example.com",
  phone: "+44 20 7946 0418",
  location: "London, United Kingdom",
  link: "raghunathan.example.org",
  summary:
    "Engineering leader with seventeen years in software, eleven of them in payments and banking. I have grown a platform organisation from 12 to 64 engineers, carried a budget of GBP 9 million and answered to a board for the availability of a system that clears GBP 31 billion a year. I still read code every week, and I write a pull request when nobody is waiting for it.",
  jobs: [
    {
      title: "Head of Platform Engineering",
      company: "Meridian Clear",
      place: "London",
      from: "2020-02",
      to: null,
      bullets: [
        "Lead 64 engineers in eight teams (payments core, data, site reliability, developer experience) through five engineering managers and three principal engineers.",
        "Carried the move from two data centres to AWS in 20 months, GBP 400,000 under budget, with 11 minutes of planned downtime in total.",
        "Raised yearly availability of the clearing service from 99.93% to 99.995% by introducing error budgets, game days and a written incident process.",
        "Cut the yearly cloud bill by 28% (GBP 2.1 million) after giving every team the cost of its own services.",
        "Sponsor of the Kafka-based event backbone used by 40 services; chair of the architecture council.",
        "Accountable for PCI DSS Level 1 and ISO 27001 certification; no major findings in four years.",
      ],
    },
    {
      title: "Principal Engineer, Payments",
      company: "Tollgate Bank",
      place: "London",
      from: "2015-09",
      to: "2020-01",
      bullets: [
        "Designed the bank’s Faster Payments gateway in Java and later Go: 1,200 transactions a second at a median of 38 ms.",
        "Introduced PostgreSQL with logical replication in place of a commercial database, which saved GBP 1.3 million in licences a year.",
        "Set the technical direction for seven teams, ran the hiring loop for senior engineers and interviewed more than 250 candidates.",
        "Built the first Kubernetes platform of the bank together with the infrastructure group; 90 services moved within a year.",
      ],
    },
    {
      title: "Senior Software Engineer",
      company: "Quillfeather Trading Systems",
      place: "Edinburgh",
      from: "2012-01",
      to: "2015-08",
      bullets: [
        "Developed low-latency order routing in Java and C++; reduced tail latency from 7 ms to 900 microseconds.",
        "Replaced a home-grown message bus by RabbitMQ and wrote the migration tooling used by 15 desks.",
        "Led a team of four through the introduction of continuous delivery, from quarterly to weekly releases.",
      ],
    },
    {
      title: "Software Engineer",
      company: "Coromandel Infosystems",
      place: "Chennai, India",
      from: "2009-07",
      to: "2011-12",
      bullets: [
        "Built billing modules in Java for a telecommunications operator with 22 million subscribers.",
        "Optimised Oracle stored procedures; the monthly bill run went from 19 hours to 6.",
      ],
    },
  ],
  education: [
    {
      degree: "Executive MBA",
      school: "University of Strathclyde",
      place: "Glasgow",
      from: "2016-09",
      to: "2018-06",
    },
    {
      degree: "Bachelor of Engineering, Computer Science",
      school: "Anna University",
      place: "Chennai, India",
      from: "2005-08",
      to: "2009-05",
      note: "First class with distinction",
    },
  ],
  skills: [
    {
      group: "Leadership",
      items: ["organisation design", "budgeting", "hiring", "vendor management", "board reporting"],
    },
    {
      group: "Technology",
      items: ["Go", "Java", "PostgreSQL", "Kafka", "Kubernetes", "AWS", "Terraform", "gRPC"],
    },
    { group: "Regulation", items: ["PCI DSS", "ISO 27001", "PSD2", "operational resilience"] },
  ],
  certificates: [
    "AWS Certified Solutions Architect – Professional, 2021",
    "Certified Scrum Product Owner, 2014",
  ],
  languages: ["English (fluent)", "Tamil (native)", "Hindi (good)"],
  extras: [
    {
      heading: "Speaking and volunteering",
      items: [
        "Talks on event-driven ledgers at three European engineering conferences (2019, 2022, 2024)",
        "Mentor in a programme that helps women return to engineering, since 2018",
      ],
    },
  ],
};
