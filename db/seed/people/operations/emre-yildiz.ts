import type { Person } from "../../person";

export const emreYildiz: Person = {
  language: "en",
  name: "Emre Yıldız",
  headline: "Shift manager or warehouse operations manager",
  email: "emre.yildiz@example.com",
  phone: "+49 40 66969 385",
  location: "Hamburg-Wilhelmsburg, Germany",
  personal: [
    ["Gender", "Male"],
    ["Availability", "From January 2027"],
  ],
  summary:
    "Shift manager with seven years in e-commerce fulfilment, responsible for 95 people on the late shift. Knows every process from goods-in to the truck and has run three peak seasons with more than 50,000 lines a day.",
  jobs: [
    {
      title: "Shift Manager",
      company: "Paketwerk Nord",
      place: "Hamburg",
      from: "2021-09",
      to: null,
      bullets: [
        "Lead 95 employees and four team leaders on the late shift in picking, packing and outbound.",
        "Raised picking productivity from 84 to 118 lines an hour with zone picking and new walking routes.",
        "On-time dispatch of 99.1% in peak season 2025, at 53,000 order lines a day.",
        "Key user for the Körber warehouse management system: tested two releases, trained 140 users.",
        "Hold the daily stand-up on safety, quality and output; 310 days without a reportable accident.",
      ],
    },
    {
      title: "Team Leader Outbound",
      company: "Paketwerk Nord",
      place: "Hamburg",
      from: "2019-06",
      to: "2021-08",
      bullets: [
        "Led 28 people in packing and dispatch; planned shifts and holidays.",
        "Cut packing material by 17% with six new carton sizes.",
      ],
    },
    {
      title: "Warehouse Clerk",
      company: "Alsterlager Services",
      place: "Hamburg",
      from: "2015-08",
      to: "2019-05",
      bullets: [
        "Goods-in, storage and stock counts with hand-held scanners, forklift and reach truck.",
        "Stock differences in my area below 0.2% for three years.",
      ],
    },
  ],
  education: [
    {
      degree: "Certified Business Specialist for Logistics Systems (IHK)",
      school: "Handelskammer Hamburg",
      place: "Hamburg",
      from: "2019-01",
      to: "2020-12",
      note: "Evening course beside work",
    },
    {
      degree: "Vocational training: Fachkraft für Lagerlogistik",
      school: "Alsterlager Services",
      place: "Hamburg",
      from: "2012-08",
      to: "2015-07",
    },
  ],
  skills: [
    { group: "Systems", items: ["Körber WMS", "SAP (goods movements)", "Excel", "Power BI (basic)"] },
    { group: "Methods", items: ["5S", "kaizen", "KPI boards", "shift planning", "on-the-job training"] },
    { group: "Licences", items: ["forklift", "reach truck", "driving licence B"] },
  ],
  certificates: ["Lean Six Sigma Yellow Belt, 2022", "Fire safety warden, 2023", "First aider, 2026"],
  languages: ["German (native)", "Turkish (native)", "English (B2)"],
  extras: [
    {
      heading: "Projects",
      items: [
        "Sorter, 2023: represented the late shift in the introduction of a parcel sorter for 9,000 parcels an hour; wrote the emergency plan and trained 110 people in six weeks.",
        "Returns hall, 2024: planned walking routes and 36 workplaces for a new hall of 4,000 m² together with the works council; in use two weeks before the date.",
        "Peak team, every autumn since 2022: recruit and train about 60 temporary staff with two agencies; four of five stay to the end of the season.",
      ],
    },
    { heading: "Interests", items: ["Youth football coach in Wilhelmsburg", "Model ships"] },
  ],
};
