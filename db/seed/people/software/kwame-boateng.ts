import type { Person } from "../../person";

export const kwameBoateng: Person = {
  language: "en",
  name: "Kwame Boateng-Asare",
  headline: "Backend Developer (Python, some Go)",
  email: "kwame.boateng@example.com",
  phone: "+31 6 5550 1247",
  location: "Rotterdam, Netherlands",
  summary:
    "Backend developer with six years of professional experience, mostly Python and Django for logistics and public clients. For the last year I have been writing Go for the parts that must be fast. I care about clear APIs, boring databases and tests that explain themselves.",
  jobs: [
    {
      title: "Backend Developer",
      company: "Maasvlakte Data",
      place: "Rotterdam",
      from: "2022-05",
      to: null,
      bullets: [
        "Develop the Django REST API behind a track-and-trace portal for 320 freight forwarders, 9 million requests a day.",
        "Rewrote the container-event importer in Go (since October 2025): 40,000 events a minute instead of 6,000 on the same hardware.",
        "Cut the size of the PostgreSQL event table by half with declarative partitioning and archiving to object storage.",
        "Introduced RabbitMQ for notifications, so that a slow mail server no longer blocks the API.",
        "Take part in on-call every fifth week.",
      ],
    },
    {
      title: "Software Developer",
      company: "Civica Studio",
      place: "The Hague",
      from: "2020-09",
      to: "2022-04",
      bullets: [
        "Built permit and appointment services for nine municipalities in Python, Django and PostgreSQL.",
        "Packaged all services as Docker images and moved them to a managed Kubernetes cluster on Google Cloud.",
        "Wrote 600 automated tests with pytest; regression work before a release fell from four days to one hour.",
      ],
    },
    {
      title: "Web Developer",
      company: "Accra Softworks",
      place: "Accra, Ghana",
      from: "2019-02",
      to: "2020-06",
      bullets: [
        "Created shop and booking sites with Python (Flask), MySQL and JavaScript for 14 small companies.",
        "Integrated mobile-money payments from three providers.",
      ],
    },
  ],
  education: [
    {
      degree: "BSc Information Technology",
      school: "University of Ghana",
      place: "Accra",
      from: "2014-08",
      to: "2018-07",
    },
  ],
  skills: [
    { group: "Languages", items: ["Python (6 years)", "Go (1 year)", "SQL", "JavaScript"] },
    { group: "Frameworks", items: ["Django, Django REST", "Flask", "pytest"] },
    { group: "Data", items: ["PostgreSQL", "MySQL", "Redis", "RabbitMQ"] },
    {
      group: "Platform",
      items: ["Docker", "Kubernetes (as a user)", "Google Cloud", "GitLab CI", "Grafana"],
    },
  ],
  certificates: ["Google Cloud Associate Cloud Engineer, 2021"],
  languages: ["English (fluent)", "Twi (native)", "Dutch (B1)"],
  extras: [
    {
      heading: "Open source",
      items: [
        "Maintainer of a small Django library for idempotency keys, 1,100 downloads a week",
        "Co-organiser of a monthly Python meeting in Rotterdam since 2023",
      ],
    },
  ],
};
