import type { Person } from "../../person";

export const lenaFroehlich: Person = {
  language: "en",
  name: "Lena Fröhlich",
  headline: "Junior Backend Developer",
  email: "lena.froehlich@example.org",
  phone: "+49 171 39200 14",
  location: "Berlin, Germany",
  link: "git.example.org/lfroehlich",
  summary:
    "Computer science graduate with a year and a half of professional experience in Java and Spring Boot. Curious about distributed systems; built a small event-sourced ledger as a bachelor’s project. Ready to move to Amsterdam and to learn from people who run big systems.",
  jobs: [
    {
      title: "Junior Software Engineer",
      company: "Spreelicht Energy",
      place: "Berlin",
      from: "2025-04",
      to: null,
      bullets: [
        "Develop features of a tariff service in Java 21 and Spring Boot that prices contracts for 210,000 households.",
        "Added integration tests with Testcontainers and PostgreSQL; two recurring bugs have not come back since.",
        "Moved three scheduled jobs to Kubernetes CronJobs and wrote their Grafana dashboards.",
        "Shadow the on-call engineer every sixth week.",
      ],
    },
    {
      title: "Working Student, Software Development",
      company: "Kiezkarte",
      place: "Berlin",
      from: "2023-10",
      to: "2025-03",
      bullets: [
        "Implemented REST endpoints in Kotlin for a local events app with 30,000 monthly users.",
        "Wrote a nightly import from 12 city calendars and reduced its failures from 8% to under 1%.",
        "Set up GitHub Actions for build, tests and container images.",
      ],
    },
    {
      title: "Intern, Quality Assurance",
      company: "Havelblick Medien",
      place: "Potsdam",
      from: "2023-03",
      to: "2023-08",
      bullets: ["Automated 45 browser tests for a newsroom system and documented the release checklist."],
    },
  ],
  education: [
    {
      degree: "BSc Computer Science",
      school: "Freie Universität Berlin",
      place: "Berlin",
      from: "2021-10",
      to: "2025-03",
      note: "Final grade 1.6. Thesis: An append-only ledger with snapshots on PostgreSQL.",
    },
    { degree: "Abitur", school: "Gymnasium am Lindenplatz", place: "Cottbus", from: null, to: "2021-06" },
  ],
  skills: [
    { group: "Languages", items: ["Java", "Kotlin", "SQL", "TypeScript (basic)", "Go (evening course)"] },
    { group: "Tools", items: ["Spring Boot", "PostgreSQL", "Docker", "Kubernetes", "Git", "GitHub Actions"] },
    { group: "Also", items: ["Linux", "Grafana", "agile teamwork"] },
  ],
  certificates: ["Kafka Fundamentals, online course of 20 hours, 2025"],
  languages: ["German (native)", "English (C1)", "French (A2)"],
  extras: [
    {
      heading: "Projects",
      items: [
        "Minibank (2024): event-sourced account service in Kotlin with Apache Kafka and PostgreSQL, 4,200 lines, 92% test coverage",
        "Tutor for first-year programming at the university, two semesters",
      ],
    },
  ],
};
