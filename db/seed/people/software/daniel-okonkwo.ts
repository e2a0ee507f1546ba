import type { Person } from "../../person";

export const danielOkonkwo: Person = {
  language: "en",
  name: "Daniel Okonkwo",
  headline: "Software developer, formerly a teacher of mathematics",
  email: "daniel.okonkwo@example.com",
  phone: "+353 20 915 0127",
  location: "Cork, Ireland",
  summary:
    "After eight years of teaching I retrained as a backend developer in a full-time course of nine months and have been working in my first developer role since January 2026. I bring patience, a habit of explaining things simply, and a mathematician’s suspicion of edge cases.",
  jobs: [
    {
      title: "Associate Software Developer",
      company: "Leeside Ticketing",
      place: "Cork",
      from: "2026-01",
      to: null,
      bullets: [
        "Develop seat-reservation features in Go with PostgreSQL; my locking change ended double bookings in one venue group.",
        "Wrote load tests for the on-sale of a festival with 38,000 buyers in the queue.",
        "Document every service that I touch; the team’s handbook has grown from 4 to 27 pages.",
      ],
    },
    {
      title: "Teacher of Mathematics and Physics",
      company: "Scoil Chaitlín Community School",
      place: "Cork",
      from: "2019-09",
      to: "2025-02",
      bullets: [
        "Taught classes of up to 30 pupils to Leaving Certificate; higher-level passes rose from 71% to 84% in four years.",
        "Coordinated the mathematics department of six teachers and its budget of EUR 18,000.",
        "Founded a coding club with 45 members; two pupils reached the national finals.",
      ],
    },
    {
      title: "Teacher of Mathematics",
      company: "Greenhill Academy",
      place: "Birmingham, United Kingdom",
      from: "2017-09",
      to: "2019-07",
      bullets: [
        "Taught key stages 3 and 4; form tutor of 28 pupils.",
        "Built a spreadsheet that tracked homework for 240 pupils and saved each teacher an hour a week.",
      ],
    },
  ],
  education: [
    {
      degree: "Higher Diploma in Software Development",
      school: "Munster College of Technology",
      place: "Cork",
      from: "2025-03",
      to: "2025-11",
      note: "Go, Java, databases, operating systems, web development; first-class honours",
    },
    {
      degree: "Postgraduate Certificate in Education",
      school: "University of Birmingham",
      place: "Birmingham",
      from: "2016-09",
      to: "2017-06",
    },
    {
      degree: "BSc Mathematics",
      school: "University of Nottingham",
      place: "Nottingham",
      from: "2013-09",
      to: "2016-06",
    },
  ],
  skills: [
    { group: "Programming", items: ["Go", "Java", "SQL", "Python", "HTML and CSS"] },
    { group: "Tools", items: ["PostgreSQL", "Git", "Docker", "Linux", "k6 load testing"] },
    { group: "From teaching", items: ["public speaking", "mentoring", "planning", "calm under pressure"] },
  ],
  certificates: ["Teaching Council of Ireland, registered post-primary teacher, 2019"],
  languages: ["English (native)", "Igbo (conversational)", "Irish (basic)"],
  extras: [
    {
      heading: "Projects",
      items: [
        "Abacus (2025): a homework checker in Go and PostgreSQL, used by 190 pupils of my former school",
        "Tides: command-line tool that predicts tides for 40 Irish harbours, written in Go",
      ],
    },
  ],
};
