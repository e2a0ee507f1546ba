import type { Person } from "../../person";

export const chloeMarchetti: Person = {
  language: "en",
  name: "Chloé Marchetti",
  headline: "Newly qualified Registered Nurse",
  email: "chloe.marchetti@example.com",
  phone: "+353 20 911 0178",
  location: "Dublin, Ireland",
  summary:
    "Newly qualified general nurse with a 36-week internship on acute wards and seven months as a staff nurse. Fast learner, careful with numbers, happy on night shifts. Looking for a ward with a real preceptorship.",
  jobs: [
    {
      title: "Staff Nurse, Surgical Day Ward",
      company: "Clontarf Private Clinic",
      place: "Dublin",
      from: "2026-04",
      to: null,
      bullets: [
        "Prepare and recover up to 12 day-case patients a shift after hernia, cataract and endoscopy procedures.",
        "Give IV analgesia and antiemetics; discharge teaching for patients and relatives.",
        "Wrote a one-page checklist for diabetic patients before surgery, now used by the whole ward.",
        "Rotate through theatre recovery one week a month; cover long days and every fourth Saturday.",
      ],
    },
    {
      title: "Nursing Intern",
      company: "St. Colmcille’s Teaching Hospital",
      place: "Dublin",
      from: "2025-01",
      to: "2025-09",
      bullets: [
        "36 weeks in acute medicine, emergency department, respiratory and gynaecology.",
        "Under supervision: care of four patients, INEWS observations, medication rounds, oxygen therapy.",
        "Presented an audit of fluid balance charts (120 charts, 61% complete) to the ward managers.",
        "Cared for patients with COPD, pneumonia and heart failure; took part in two resuscitations.",
        "Practised ISBAR handover every shift and received the internship’s award for communication.",
      ],
    },
    {
      title: "Healthcare Assistant (part time)",
      company: "Rathgar Nursing Home",
      place: "Dublin",
      from: "2022-06",
      to: "2024-12",
      bullets: [
        "Personal care and company for 20 residents at weekends.",
        "Reported early signs of infection to the nurse in charge; kept food and fluid charts.",
        "Volunteered for Christmas shifts three years running.",
      ],
    },
  ],
  education: [
    {
      degree: "BSc General Nursing",
      school: "Dublin City University",
      place: "Dublin",
      from: "2021-09",
      to: "2025-09",
      note: "2.1 honours",
    },
    { degree: "Leaving Certificate", school: "Loreto Park School", place: "Bray", from: null, to: "2021" },
  ],
  skills: [
    {
      group: "Clinical",
      items: ["INEWS observations", "ISBAR", "IV drug administration", "pre- and post-operative care"],
    },
    { group: "Procedures", items: ["venepuncture", "cannulation", "catheter care", "blood glucose"] },
    { group: "Systems", items: ["Electronic records", "Word, Excel"] },
  ],
  certificates: [
    "NMBI General Division, since November 2025",
    "BLS, valid to January 2027",
    "Manual handling, 2025",
  ],
  languages: ["English (native)", "French (native)", "Italian (B2)"],
};
