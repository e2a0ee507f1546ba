import type { Person } from "../../person";

export const thomasWhitfield: Person = {
  language: "en",
  name: "Thomas Whitfield",
  headline: "Vice President Supply Chain, Northern Europe",
  email: "thomas.whitfield@example.com",
  phone: "+49 30 23125 406",
  location: "Hamburg, Germany",
  link: "whitfield.example.org",
  summary:
    "Supply chain executive with twenty-two years in retail and contract logistics. Responsible for eleven distribution centres, 2,300 people and a cost base of EUR 210 million. Member of two works-council negotiations that ended with a handshake. Looking for a smaller business with shorter ways.",
  jobs: [
    {
      title: "Vice President Supply Chain, Northern Europe",
      company: "Castellane Home Retail",
      place: "Hamburg",
      from: "2018-07",
      to: null,
      bullets: [
        "Lead 2,300 employees in eleven distribution centres in Germany, Denmark and the Netherlands.",
        "Lowered logistics cost from 11.4% to 8.9% of sales in five years while online orders tripled.",
        "Investment programme of EUR 85 million: two shuttle warehouses, robotic packing, SAP EWM in all sites.",
        "Introduced a common lean system; 1,900 improvements carried out in 2025, savings of EUR 6 million.",
        "Chair the safety board; lost-time accident rate down by 57%.",
      ],
    },
    {
      title: "Director Operations",
      company: "Trident Contract Logistics",
      place: "Bremen",
      from: "2012-02",
      to: "2018-06",
      bullets: [
        "Profit and loss responsibility for four multi-client warehouses, sales of EUR 64 million, 720 employees.",
        "Won three e-commerce fulfilment contracts worth EUR 19 million a year.",
        "Turned a loss-making site round within 15 months.",
      ],
    },
    {
      title: "Distribution Centre Manager",
      company: "Marlowe & Dean Stores",
      place: "Leeds, United Kingdom",
      from: "2008-05",
      to: "2012-01",
      bullets: [
        "Managed a 45,000 m² site with 380 people in three shifts; stock accuracy of 99.8%.",
        "Introduced voice picking and the Manhattan warehouse management system.",
      ],
    },
    {
      title: "Graduate Trainee, then Shift Manager",
      company: "Marlowe & Dean Stores",
      place: "Wakefield, United Kingdom",
      from: "2004-09",
      to: "2008-04",
      bullets: [
        "Rotated through transport, stock control and night operations; led a night shift of 70 people from 2006.",
      ],
    },
  ],
  education: [
    {
      degree: "MSc Logistics and Supply Chain Management",
      school: "Cranfield University",
      place: "Cranfield",
      from: "2003-09",
      to: "2004-08",
    },
    {
      degree: "BSc Economics",
      school: "University of Leeds",
      place: "Leeds",
      from: "2000-09",
      to: "2003-06",
    },
  ],
  skills: [
    {
      group: "Leadership",
      items: ["P&L", "capital projects", "works council", "change management", "negotiation"],
    },
    {
      group: "Operations",
      items: ["SAP EWM", "Manhattan", "automation", "network design", "lean", "workforce planning"],
    },
  ],
  certificates: [
    "Lean Six Sigma Black Belt, 2011",
    "Chartered Member, Institute of Logistics and Transport, since 2009",
  ],
  languages: ["English (native)", "German (C1)", "Danish (A2)"],
  extras: [
    {
      heading: "Board work",
      items: [
        "Advisory board of a start-up for warehouse robots, since 2022",
        "Guest lecturer in warehouse design at a university of applied sciences, since 2019",
      ],
    },
  ],
};
