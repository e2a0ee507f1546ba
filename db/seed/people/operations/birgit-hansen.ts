import type { Person } from "../../person";

export const birgitHansen: Person = {
  language: "en",
  name: "Birgit Hansen",
  headline: "Hotel Manager",
  email: "birgit.hansen@example.org",
  phone: "+49 40 66969 540",
  location: "Hamburg, Germany",
  summary:
    "Hotel manager with fourteen years in city and conference hotels. Leads 85 people in housekeeping, kitchen, service and front office. Good with numbers, staff plans and guests who arrive at midnight without a booking. Wishes to leave shift work in hospitality for an operations role in another field.",
  jobs: [
    {
      title: "General Manager",
      company: "Hotel Speicherblick",
      place: "Hamburg",
      from: "2019-03",
      to: null,
      bullets: [
        "Manage a hotel of 190 rooms with 85 employees and sales of EUR 9.4 million.",
        "Raised occupancy from 68% to 81% and guest ratings from 8.1 to 8.9.",
        "Lowered staff turnover from 42% to 24% with fixed weekends off and an academy for trainees.",
        "Negotiated laundry and food supply contracts, saving EUR 210,000 a year.",
        "Led the renovation of 70 rooms with the house open; finished two weeks early and within EUR 1.6 million.",
        "Hold monthly meetings with the works council; agreed a new roster model with 12 instead of 20 shift types.",
      ],
    },
    {
      title: "Deputy Manager, Food and Beverage",
      company: "Kongresshotel Alsterufer",
      place: "Hamburg",
      from: "2014-06",
      to: "2019-02",
      bullets: [
        "Planned conferences for up to 900 guests; 45 permanent staff and temporary helpers.",
        "Responsible for stores, orders and stock counts of 1,100 items.",
        "Cut food waste by 28% with weighed portions and a daily forecast of guests.",
        "Introduced a booking system for meeting rooms.",
      ],
    },
    {
      title: "Front Office Supervisor",
      company: "Strandhotel Lindholm",
      place: "Flensburg",
      from: "2012-02",
      to: "2014-05",
      bullets: [
        "Led seven receptionists; looked after groups from Denmark and Sweden.",
        "Wrote the handbook of the night audit and trained four night porters.",
      ],
    },
  ],
  education: [
    {
      degree: "State-certified Business Manager, Hospitality",
      school: "Hotelfachschule Hamburg",
      place: "Hamburg",
      from: "2010-08",
      to: "2012-01",
    },
    {
      degree: "Vocational training: Hotelfachfrau",
      school: "Strandhotel Lindholm",
      place: "Flensburg",
      from: "2005-08",
      to: "2008-07",
    },
  ],
  skills: [
    { group: "Management", items: ["Staff planning", "Budgeting", "Purchasing", "Quality management"] },
    { group: "Systems", items: ["Hotel property system", "Excel", "Revenue management"] },
    { group: "People", items: ["Training", "Complaints", "Works council"] },
  ],
  certificates: ["Trainer aptitude (AEVO), 2013", "HACCP officer, 2017"],
  languages: ["German (native)", "Danish (C1)", "English (C1)"],
};
