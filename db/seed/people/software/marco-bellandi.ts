import type { Person } from "../../person";

export const marcoBellandi: Person = {
  language: "en",
  name: "Marco Bellandi",
  headline: "Front-End Engineer, React and TypeScript",
  email: "marco.bellandi@example.com",
  phone: "+39 06 555 0163",
  location: "Amsterdam, Netherlands",
  link: "bellandi.example.org",
  summary:
    "Front-end engineer with eight years of experience in building web applications that people use all day. Strong in React, TypeScript, accessibility and performance. I have written Node.js services for my own front ends and would like to move further towards the back end.",
  jobs: [
    {
      title: "Senior Front-End Engineer",
      company: "Grachten Travel Tech",
      place: "Amsterdam",
      from: "2021-06",
      to: null,
      bullets: [
        "Lead the front end of a hotel booking flow used by 2 million visitors a month, in React and TypeScript.",
        "Reduced the largest contentful paint from 4.1 s to 1.6 s; conversion rose by 6%.",
        "Built the design system of 48 components with Storybook; five teams use it.",
        "Wrote two Node.js back-for-front services (Express, Redis) and deployed them with Docker to AWS.",
        "Made the checkout meet WCAG 2.2 AA together with two blind testers.",
      ],
    },
    {
      title: "Front-End Developer",
      company: "Officina Nove",
      place: "Milan, Italy",
      from: "2018-10",
      to: "2021-05",
      bullets: [
        "Created dashboards for energy traders with React, D3 and WebSockets, updating 500 prices a second.",
        "Migrated 90,000 lines from JavaScript to TypeScript in nine months without a feature freeze.",
        "Set up end-to-end tests with Cypress, 180 scenarios in 11 minutes.",
      ],
    },
    {
      title: "Web Developer",
      company: "Studio Lanterna",
      place: "Bologna, Italy",
      from: "2017-02",
      to: "2018-09",
      bullets: [
        "Delivered 22 sites and shops with Vue, PHP and MySQL for museums and publishers.",
        "Trained clients’ editors and wrote the handbook.",
      ],
    },
  ],
  education: [
    {
      degree: "Laurea in Informatica (BSc)",
      school: "Università di Bologna",
      place: "Bologna",
      from: "2013-09",
      to: "2016-12",
    },
  ],
  skills: [
    { group: "Front end", items: ["React", "TypeScript", "Next.js", "Vue", "CSS, Tailwind", "Storybook"] },
    { group: "Back end", items: ["Node.js, Express", "GraphQL", "Redis", "PostgreSQL (basic)"] },
    {
      group: "Practice",
      items: ["Accessibility", "Web performance", "Jest, Cypress", "GitHub Actions", "Docker"],
    },
  ],
  certificates: ["Certified Professional in Web Accessibility, 2023"],
  languages: ["Italian (native)", "English (C1)", "Dutch (A2)"],
};
