import type { Person } from "../../person";

export const ricardoAlmeida: Person = {
  language: "en",
  name: "Ricardo Almeida",
  headline: "Chartered Physiotherapist",
  email: "ricardo.almeida@example.com",
  phone: "+353 20 918 0116",
  location: "Dublin, Ireland",
  summary:
    "Physiotherapist with six years in hospital and sports rehabilitation. Experienced in respiratory physiotherapy and early mobilisation on acute wards, working closely with nurses and doctors. Interested in ward-based roles with more patient contact.",
  jobs: [
    {
      title: "Senior Physiotherapist, Respiratory and Acute Medicine",
      company: "Dodder Park Hospital",
      place: "Dublin",
      from: "2022-09",
      to: null,
      bullets: [
        "Treat 12 to 15 inpatients a day with COPD, pneumonia and after intensive care.",
        "Started an early-mobility round with the ward nurses; the mean stay after pneumonia fell from 8.1 to 6.7 days.",
        "Set up and adjust non-invasive ventilation together with the respiratory team, including weekend on-call.",
        "Supervise two junior physiotherapists and four students a year.",
        "Teach ward nurses safe transfers and positioning, 18 sessions a year.",
        "Write discharge summaries in the electronic patient record and attend the daily ward round.",
      ],
    },
    {
      title: "Physiotherapist",
      company: "Clínica Atlântico",
      place: "Porto, Portugal",
      from: "2020-02",
      to: "2022-08",
      bullets: [
        "Rehabilitation after hip and knee replacement, 20 patients a day; designed a home programme by video.",
        "Responsible for outcome measurement: 900 complete data sets in two years.",
        "Led a weekly back-care class for nurses and porters; sick days for back pain fell by a fifth.",
      ],
    },
    {
      title: "Sports Physiotherapist",
      company: "Clube Náutico do Douro",
      place: "Porto, Portugal",
      from: "2019-01",
      to: "2020-01",
      bullets: [
        "Looked after 40 rowers aged 14 to 30 in training and at regattas.",
        "Screened all athletes before the season; training days lost to injury fell from 210 to 150.",
      ],
    },
  ],
  education: [
    {
      degree: "MSc Respiratory Physiotherapy",
      school: "Trinity College Dublin",
      place: "Dublin",
      from: "2023-09",
      to: "2025-06",
    },
    {
      degree: "Licenciatura em Fisioterapia (BSc)",
      school: "Universidade do Porto",
      place: "Porto",
      from: "2014-09",
      to: "2018-07",
    },
  ],
  skills: [
    {
      group: "Clinical",
      items: ["respiratory physiotherapy", "early mobilisation", "non-invasive ventilation", "gait training"],
    },
    { group: "Methods", items: ["outcome measurement", "clinical audit", "electronic patient records"] },
  ],
  certificates: ["CORU registered physiotherapist, 2022", "Basic Life Support (BLS), valid to August 2027"],
  languages: ["Portuguese (native)", "English (C1)", "Spanish (B2)"],
};
