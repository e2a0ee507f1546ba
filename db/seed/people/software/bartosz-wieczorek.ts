import type { Person } from "../../person";

export const bartoszWieczorek: Person = {
  language: "en",
  name: "Bartosz Wieczorek",
  headline: "Site Reliability Engineer",
  email: "bartosz.wieczorek@example.org",
  phone: "+48 22 555 01 34",
  location: "Warsaw, Poland",
  summary:
    "Site reliability engineer with seven years in cloud platforms, four of them on Kubernetes clusters of more than 300 nodes. I write operators and internal services in Go and keep the pager quiet. Looking for a role closer to the product, willing to relocate to the Netherlands.",
  jobs: [
    {
      title: "Senior Site Reliability Engineer",
      company: "Vistula Cloudworks",
      place: "Warsaw",
      from: "2022-08",
      to: null,
      bullets: [
        "Run 14 Kubernetes clusters on AWS for 60 product teams; availability of 99.98% over the last two years.",
        "Developed a Go operator that provisions PostgreSQL with backups and failover; 210 databases use it.",
        "Cut the time to recover from a zone failure from 25 minutes to 4 with automated drills.",
        "Replaced three monitoring products by Prometheus, Grafana and OpenTelemetry and saved EUR 190,000 a year.",
        "Lead the on-call guild of 18 engineers and the monthly incident review.",
      ],
    },
    {
      title: "DevOps Engineer",
      company: "Bielik Payments",
      place: "Kraków",
      from: "2019-10",
      to: "2022-07",
      bullets: [
        "Described the whole infrastructure of a card acquirer in Terraform, 1,400 resources under PCI DSS.",
        "Operated Apache Kafka with 9 brokers and 120 topics; upgraded it twice without downtime.",
        "Wrote a settlement-file checker in Go that found 17 faulty files before they reached the schemes.",
      ],
    },
    {
      title: "System Administrator",
      company: "Mazovia Hosting",
      place: "Warsaw",
      from: "2017-11",
      to: "2019-09",
      bullets: [
        "Administered 350 Linux servers with Ansible; patched critical holes within 24 hours.",
        "Automated customer onboarding with Python and reduced the effort from 3 hours to 10 minutes.",
      ],
    },
  ],
  education: [
    {
      degree: "Engineer’s degree (BEng) in Telecommunications",
      school: "Warsaw University of Technology",
      place: "Warsaw",
      from: "2013-10",
      to: "2017-06",
    },
  ],
  skills: [
    { group: "Platform", items: ["Kubernetes", "AWS", "Terraform", "Helm", "Argo CD", "Linux"] },
    { group: "Programming", items: ["Go", "Python", "Bash"] },
    { group: "Data", items: ["PostgreSQL", "Kafka", "Redis"] },
    { group: "Observability", items: ["Prometheus", "Grafana", "OpenTelemetry", "Loki"] },
  ],
  certificates: [
    "Certified Kubernetes Administrator (CKA), 2021",
    "HashiCorp Certified: Terraform Associate, 2020",
  ],
  languages: ["Polish (native)", "English (C1)", "Russian (B1)"],
};
