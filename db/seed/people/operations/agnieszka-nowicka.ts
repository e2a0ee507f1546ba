import type { Person } from "../../person";

export const agnieszkaNowicka: Person = {
  language: "en",
  name: "Agnieszka Nowicka",
  headline: "Transport Planner",
  email: "agnieszka.nowicka@example.org",
  phone: "+48 22 555 01 78",
  location: "Szczecin, Poland",
  summary:
    "Transport planner with six years of experience in European road freight. I plan 60 trucks a day between Poland, Germany and Scandinavia, speak German with customers and drivers, and know my way around tenders and tachographs. I would like to move to the warehouse side of logistics.",
  jobs: [
    {
      title: "Senior Transport Planner",
      company: "Odra Cargo",
      place: "Szczecin",
      from: "2022-03",
      to: null,
      bullets: [
        "Plan 60 full and part loads a day for 25 customers with a transport management system.",
        "Brought empty kilometres down from 19% to 12% by pairing return loads.",
        "Negotiate rates with 40 carriers, a yearly volume of EUR 7 million.",
        "Coordinate time slots with eleven warehouses in northern Germany, in German.",
        "Coach two junior planners.",
        "Introduced a weekly report of on-time delivery by carrier; it rose from 91% to 96% within a year.",
        "Stand in for the branch manager of a cross-dock with 12 workers during holidays: loading plans, stock check, shift plan.",
      ],
    },
    {
      title: "Freight Forwarder",
      company: "Pomorze Spedycja",
      place: "Gdynia",
      from: "2020-07",
      to: "2022-02",
      bullets: [
        "Arranged container transport from the port, customs papers and insurance for 300 shipments a month.",
        "Handled claims; mean time to settlement fell from 34 to 15 days.",
        "Moved the paper files of five years into a document system.",
      ],
    },
    {
      title: "Customer Service Assistant",
      company: "Portowa Paczka",
      place: "Gdynia",
      from: "2018-10",
      to: "2020-06",
      bullets: [
        "Answered 70 enquiries a day on parcel tracking in Polish, German and English.",
        "Wrote the standard answers that cut handling time from six to four minutes.",
      ],
    },
  ],
  education: [
    {
      degree: "BA Logistics",
      school: "University of Szczecin",
      place: "Szczecin",
      from: "2015-10",
      to: "2018-06",
    },
  ],
  skills: [
    { group: "Planning", items: ["route planning", "carrier tenders", "slot management", "KPIs"] },
    { group: "Systems", items: ["Transport management", "SAP SD (basic)", "Excel, pivot tables"] },
    { group: "Law", items: ["CMR and Incoterms", "driving times", "ADR basics"] },
  ],
  certificates: ["Certificate of professional competence in road haulage, 2021"],
  languages: ["Polish (native)", "German (C1)", "English (B2)"],
};
