import type { Person } from "../../person";

export const mariaSantos: Person = {
  language: "en",
  name: "Maria Lourdes Santos",
  headline: "Registered Nurse",
  email: "ml.santos@example.org",
  phone: "+353 20 917 0162",
  location: "Drogheda, Ireland",
  personal: [
    ["Nationality", "Filipino"],
    ["Gender", "Female"],
  ],
  summary:
    "Registered nurse with nine years of hospital experience in the Philippines, Saudi Arabia and Ireland. Experienced in acute medical and stroke care, confident with IV drugs and electronic charts. NMBI registered since 2022. Known for quiet thoroughness and for never leaving a family without an answer.",
  jobs: [
    {
      title: "Staff Nurse, Stroke and General Medicine",
      company: "Boyne Valley Hospital",
      place: "Drogheda",
      from: "2022-06",
      to: null,
      bullets: [
        "Care for six patients a shift on a mixed stroke and medical ward of 24 beds, rotating days and nights.",
        "Swallow screening within four hours of admission for 94% of stroke patients, up from 77%.",
        "Administer IV antibiotics, thrombolysis follow-up care, anticoagulants and blood products.",
        "Escalate deteriorating patients by INEWS and hand over by ISBAR; named in two letters of thanks in 2025.",
        "Buddy for eight nurses newly arrived from abroad.",
      ],
    },
    {
      title: "Registered Nurse, Medical Ward",
      company: "Al Nakheel Specialist Hospital",
      place: "Riyadh, Saudi Arabia",
      from: "2019-01",
      to: "2022-04",
      bullets: [
        "Nursed adults with diabetes, renal failure and COVID-19 on a 32-bed ward accredited by JCI.",
        "Charge nurse on 60 night shifts with a team of five.",
        "Took part in an audit that reduced medication errors by 38% within a year.",
      ],
    },
    {
      title: "Staff Nurse",
      company: "Mabini Provincial Hospital",
      place: "Batangas, Philippines",
      from: "2016-08",
      to: "2018-12",
      bullets: [
        "Worked in medical, surgical and emergency departments with up to 15 patients a shift.",
        "Gave health teaching on diabetes to groups of 20 patients every Friday.",
      ],
    },
  ],
  education: [
    {
      degree: "Bachelor of Science in Nursing",
      school: "Batangas State University",
      place: "Batangas, Philippines",
      from: "2011-06",
      to: "2015-04",
    },
    {
      degree: "Adaptation programme for overseas nurses",
      school: "Boyne Valley Hospital",
      place: "Drogheda",
      from: "2022-04",
      to: "2022-05",
    },
  ],
  skills: [
    { group: "Clinical", items: ["acute medicine", "stroke care", "IV therapy", "INEWS", "diabetes care"] },
    { group: "Procedures", items: ["cannulation", "ECG", "nasogastric feeding", "catheterisation"] },
    { group: "Systems", items: ["electronic charts", "e-prescribing", "Excel"] },
  ],
  certificates: [
    "NMBI, General Nurse (active)",
    "BLS, valid to 2027",
    "ACLS, valid to 2027",
    "OET Nursing, grade B (2021)",
  ],
  languages: ["English (C1)", "Tagalog (native)", "Arabic (basic)"],
};
