import type { Person } from "../../person";

export const samuelAdeyemi: Person = {
  language: "en",
  name: "Samuel Adeyemi",
  headline: "Former Army Logistics Officer, moving into civilian warehouse management",
  email: "samuel.adeyemi@example.org",
  phone: "+44 7700 900 655",
  location: "Osnabrück, Germany",
  summary:
    "Logistics officer with eleven years in the British Army, left as a major in March 2026. Led up to 140 soldiers and civilians, ran depots under pressure and moved 6,000 tonnes of supplies without a serious accident. Lives in Germany with his family; looking for a first civilian post in warehouse operations.",
  jobs: [
    {
      title: "Officer Commanding, Supply Squadron (Major)",
      company: "British Army, Royal Logistic Corps",
      place: "Gütersloh, Germany",
      from: "2022-08",
      to: "2026-03",
      bullets: [
        "Commanded 140 people in a depot with 18,000 stock lines: receipt, storage, issue and distribution.",
        "Raised stock accuracy from 94.1% to 99.2% with cycle counting in place of the yearly count.",
        "Planned shifts, training and leave; kept 97% of posts filled during a period of cuts.",
        "Responsible for fire protection, dangerous goods and explosives storage; two inspections without findings.",
        "Managed an equipment budget of GBP 3.8 million.",
      ],
    },
    {
      title: "Operations Captain",
      company: "British Army, Royal Logistic Corps",
      place: "Marchwood, United Kingdom",
      from: "2018-09",
      to: "2022-07",
      bullets: [
        "Planned 32 sea movements with 4,100 vehicles and containers; all loads met their sailing date.",
        "Introduced lean stand-ups and visual boards; vehicle turnaround fell from 55 to 31 minutes.",
      ],
    },
    {
      title: "Troop Commander (Lieutenant)",
      company: "British Army, Royal Logistic Corps",
      place: "Aldershot, United Kingdom",
      from: "2015-04",
      to: "2018-08",
      bullets: [
        "Led 30 drivers and storekeepers, at home and on two overseas deployments.",
        "Trained soldiers in load safety and first-line maintenance.",
      ],
    },
  ],
  education: [
    {
      degree: "Commissioning course",
      school: "Royal Military Academy Sandhurst",
      place: "Camberley",
      from: "2014-05",
      to: "2015-03",
    },
    {
      degree: "BSc Business Management",
      school: "Loughborough University",
      place: "Loughborough",
      from: "2011-09",
      to: "2014-06",
    },
  ],
  skills: [
    {
      group: "Operations",
      items: ["depot management", "inventory control", "transport planning", "dangerous goods"],
    },
    { group: "Leadership", items: ["teams of 140", "training", "crisis planning", "budgeting"] },
    { group: "Systems", items: ["military stock system", "Excel", "SAP EWM (course of five days)"] },
  ],
  certificates: [
    "Lean Six Sigma Green Belt, 2024",
    "Dangerous goods safety adviser (ADR), 2023",
    "Project management (PRINCE2 Practitioner), 2021",
  ],
  languages: ["English (native)", "German (B1, course for B2 in progress)", "Yoruba (good)"],
};
