import type { Person } from "../../person";

export const olenaMarchuk: Person = {
  language: "en",
  name: "Olena Marchuk",
  headline: "Logistics graduate, assistant team leader",
  email: "olena.marchuk@example.com",
  phone: "+49 171 39200 52",
  location: "Hamburg, Germany",
  summary:
    "Logistics graduate with two years of work in a distribution centre, the last ten months as assistant team leader in returns. Strong in Excel and Power BI, learning to lead people. German B2 since June 2026.",
  jobs: [
    {
      title: "Assistant Team Leader, Returns",
      company: "Modekiste Versand",
      place: "Hamburg",
      from: "2026-01",
      to: null,
      bullets: [
        "Deputy lead of 16 people who check, repack and restock 4,500 returned parcels a day.",
        "Built a Power BI board of return reasons; two suppliers changed their size charts as a result.",
        "Reduced the time from arrival to restocking from 3.2 to 1.4 days.",
        "Write the weekly shift plan and train temporary staff.",
        "Count stock in the returns area every Friday; differences below 0.4%.",
      ],
    },
    {
      title: "Warehouse Associate",
      company: "Modekiste Versand",
      place: "Hamburg",
      from: "2024-10",
      to: "2025-12",
      bullets: [
        "Picking and packing with hand-held scanners in a Manhattan warehouse management system, 105 lines an hour.",
        "Suggested a new place for packing material that saves 40 minutes a shift.",
      ],
    },
    {
      title: "Intern, Supply Chain Planning",
      company: "Dnipro Agro Trade",
      place: "Kyiv, Ukraine",
      from: "2021-06",
      to: "2021-09",
      bullets: [
        "Forecast of spare-part demand in Excel for 1,200 items; forecast error down from 34% to 22%.",
      ],
    },
  ],
  education: [
    {
      degree: "BSc Logistics and Transport",
      school: "National Transport University",
      place: "Kyiv, Ukraine",
      from: "2018-09",
      to: "2022-06",
      note: "Recognised in Germany as equivalent to a bachelor’s degree, 2024",
    },
    {
      degree: "Integration and language course, German B2",
      school: "Volkshochschule Hamburg",
      place: "Hamburg",
      from: "2022-11",
      to: "2024-07",
    },
  ],
  skills: [
    { group: "Tools", items: ["Excel", "Power BI", "Manhattan WMS (user)", "SQL (basic)"] },
    { group: "Methods", items: ["5S", "process mapping", "shift planning", "inventory control"] },
    { group: "Licences", items: ["forklift", "driving licence B"] },
  ],
  certificates: ["telc Deutsch B2, June 2026", "Forklift licence, 2025", "First aider, 2025"],
  languages: ["Ukrainian (native)", "German (B2)", "English (B2)", "Russian (fluent)"],
};
