import type { Person } from "../../person";

export const pieterDeWit: Person = {
  language: "en",
  name: "Pieter de Wit",
  headline: "Nurse in elderly care or community nursing",
  email: "pieter.dewit@example.org",
  phone: "+31 6 5550 1309",
  location: "Groningen, Netherlands",
  personal: [
    ["Date of birth", "14 May 1988"],
    ["Gender", "Male"],
    ["Nationality", "Dutch"],
  ],
  summary:
    "Nurse with twelve years of experience in nursing homes and home care, specialised in dementia and palliative care. Hospital experience from training only. Would like to work in Ireland for some years and is open to a return to the ward.",
  jobs: [
    {
      title: "Community Nurse (wijkverpleegkundige)",
      company: "Thuiszorg Noorderzon",
      place: "Groningen",
      from: "2019-05",
      to: null,
      bullets: [
        "Responsible for assessment and care plans of 48 clients at home; team of ten carers.",
        "Wound care, insulin, catheter care and subcutaneous pain pumps at home.",
        "Avoided 23 hospital admissions in 2025 by early visits together with general practitioners.",
        "Work with a tablet-based care record; wrote the guide that 60 colleagues use.",
        "Take part in the night and weekend rota for urgent calls, every fourth week.",
      ],
    },
    {
      title: "Nurse, Dementia Unit",
      company: "Woonzorgcentrum De Linden",
      place: "Assen",
      from: "2014-03",
      to: "2019-04",
      bullets: [
        "Coordinated daily care for 24 residents with advanced dementia.",
        "Led the project that brought down the use of physical restraints from 11 residents to none.",
        "Trained colleagues in palliative care and in talking with families.",
        "Gave medication to 24 residents a round, with double checks of insulin and opioids; no serious error in five years.",
      ],
    },
  ],
  education: [
    {
      degree: "Bachelor of Nursing (HBO-V)",
      school: "Hanze Hogeschool",
      place: "Groningen",
      from: "2009-09",
      to: "2013-07",
      note: "Placements: surgical ward (20 weeks), psychiatry, home care",
    },
    {
      degree: "Certificate in Palliative Care",
      school: "Noorder Zorgacademie",
      place: "Zwolle",
      from: "2016-01",
      to: "2016-11",
    },
  ],
  skills: [
    {
      group: "Nursing",
      items: ["care planning", "dementia care", "palliative care", "wound care", "medication rounds"],
    },
    { group: "Other", items: ["electronic client records", "driving licence B", "team coordination"] },
  ],
  certificates: [
    "BIG register, nurse (active)",
    "BLS and AED, refreshed every year, last in 2026",
    "NMBI registration: not yet applied for",
  ],
  languages: ["Dutch (native)", "English (B2)", "German (B1)"],
};
