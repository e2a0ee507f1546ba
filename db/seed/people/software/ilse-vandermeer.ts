import type { Person } from "../../person";

export const ilseVandermeer: Person = {
  language: "en",
  name: "Ilse Vandermeer",
  headline: "Senior Backend Engineer",
  email: "ilse.vandermeer@example.com",
  phone: "+31 6 5550 1182",
  location: "Utrecht, Netherlands",
  link: "code.example.org/ilsevdm",
  summary:
    "Backend engineer with nine years of experience, the last six in Go, building services that handle money. Led the move of a nightly settlement run to event streams without losing a cent. At home in PostgreSQL query plans, Kafka consumer groups and on-call at three in the morning.",
  jobs: [
    {
      title: "Senior Backend Engineer",
      company: "Kwartel Payments",
      place: "Amsterdam, Netherlands",
      from: "2021-03",
      to: null,
      bullets: [
        "Own four Go services that authorise and capture 1.8 million card payments a day on Kubernetes (AWS EKS).",
        "Replaced the nightly settlement batch with Kafka streams and idempotent consumers; merchants are paid 14 hours earlier, and reconciliation differences fell from 60 a week to 2.",
        "Partitioned a PostgreSQL ledger of 700 million rows; the 99th percentile of balance queries went from 900 ms to 45 ms.",
        "Introduced SLOs with Prometheus, Grafana and OpenTelemetry tracing; pages per on-call week dropped by 65%.",
        "Mentored three engineers, two of whom were promoted; wrote the design-review guide used by six teams.",
        "Technical lead for two PCI DSS audits, both passed without major findings.",
      ],
    },
    {
      title: "Backend Engineer",
      company: "Brightlane Mobility",
      place: "Utrecht, Netherlands",
      from: "2018-06",
      to: "2021-02",
      bullets: [
        "Built the booking and invoicing services of a car-sharing fleet of 5,200 vehicles in Go and Kotlin with gRPC interfaces.",
        "Moved 23 services from virtual machines to Docker and Kubernetes; deployments went from weekly to 15 a day with GitLab CI.",
        "Described all cloud resources in Terraform, so that a test environment is created in 12 minutes.",
      ],
    },
    {
      title: "Junior Software Developer",
      company: "Polderwerk Software",
      place: "Amersfoort, Netherlands",
      from: "2016-09",
      to: "2018-05",
      bullets: [
        "Developed Java (Spring Boot) modules of a planning system for water boards, backed by PostgreSQL and RabbitMQ.",
        "Raised automated test coverage from 31% to 78% and set up the first Jenkins pipeline.",
      ],
    },
  ],
  education: [
    {
      degree: "MSc Computer Science",
      school: "Utrecht University",
      place: "Utrecht, Netherlands",
      from: "2014-09",
      to: "2016-08",
      note: "Thesis: Exactly-once processing in distributed logs (8.5 out of 10)",
    },
    {
      degree: "BSc Computer Science",
      school: "Utrecht University",
      place: "Utrecht, Netherlands",
      from: "2011-09",
      to: "2014-07",
    },
  ],
  skills: [
    { group: "Languages", items: ["Go", "Kotlin", "Java", "SQL", "Python (scripts)"] },
    { group: "Data and messaging", items: ["PostgreSQL", "Apache Kafka", "RabbitMQ", "Redis"] },
    { group: "Platform", items: ["Kubernetes", "Docker", "AWS", "Terraform", "GitLab CI", "Argo CD"] },
    { group: "Operations", items: ["Prometheus", "Grafana", "OpenTelemetry", "incident reviews"] },
  ],
  certificates: [
    "Certified Kubernetes Application Developer (CKAD), 2022",
    "AWS Certified Solutions Architect – Associate, 2020",
  ],
  languages: ["Dutch (native)", "English (fluent, C2)", "German (B1)"],
};
