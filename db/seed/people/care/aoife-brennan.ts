import type { Person } from "../../person";

export const aoifeBrennan: Person = {
  language: "en",
  name: "Aoife Brennan",
  headline: "Registered General Nurse, Acute Medicine",
  email: "aoife.brennan@example.com",
  phone: "+353 20 913 0145",
  location: "Dublin, Ireland",
  summary:
    "Registered general nurse with eight years in acute medicine, two of them as clinical nurse manager 1. Used to 28-bed wards that fill from the emergency department, to telemetry and non-invasive ventilation, and to teaching while the phone rings. NMBI registration active, BLS and ACLS valid until 2028.",
  jobs: [
    {
      title: "Clinical Nurse Manager 1, Acute Medical Unit",
      company: "Liffey Valley General Hospital",
      place: "Dublin",
      from: "2024-04",
      to: null,
      bullets: [
        "Lead shifts of up to nine nurses and four healthcare assistants on a 30-bed acute medical unit.",
        "Introduced a sepsis huddle at each shift change; antibiotics within the first hour rose from 68% to 91%.",
        "Responsible for INEWS audits: complete observation charts went from 82% to 97% in ten months.",
        "Preceptor of 11 newly qualified nurses, all of whom completed their first year.",
        "Super-user for the new electronic patient record; trained 64 colleagues.",
      ],
    },
    {
      title: "Staff Nurse, Acute Medical Ward",
      company: "Liffey Valley General Hospital",
      place: "Dublin",
      from: "2020-10",
      to: "2024-03",
      bullets: [
        "Cared for six to seven patients a shift with heart failure, COPD, pneumonia and diabetic ketoacidosis.",
        "Gave intravenous medication, blood products and controlled drugs; cannulation, venepuncture and male catheterisation.",
        "Nursed patients on telemetry and BiPAP during two winter surges with occupancy above 110%.",
        "Link nurse for infection prevention; hand hygiene compliance of 96%.",
      ],
    },
    {
      title: "Staff Nurse, General Medicine",
      company: "Corrib Regional Hospital",
      place: "Galway",
      from: "2018-10",
      to: "2020-09",
      bullets: [
        "Rotated through general medicine, care of the elderly and a cardiology step-down unit, days and nights.",
        "Reduced hospital-acquired pressure ulcers from 9 to 3 a quarter with a turning chart of my own design.",
      ],
    },
  ],
  education: [
    {
      degree: "Postgraduate Certificate in Acute Medical Nursing",
      school: "University College Dublin",
      place: "Dublin",
      from: "2021-09",
      to: "2022-06",
    },
    {
      degree: "BSc (Hons) General Nursing",
      school: "University of Galway",
      place: "Galway",
      from: "2014-09",
      to: "2018-08",
      note: "First-class honours; elective in the coronary care unit",
    },
  ],
  skills: [
    {
      group: "Clinical",
      items: ["INEWS", "ISBAR handover", "IV therapy", "telemetry", "non-invasive ventilation", "wound care"],
    },
    {
      group: "Procedures",
      items: ["cannulation", "venepuncture", "catheterisation", "blood transfusion", "ECG"],
    },
    { group: "Systems", items: ["electronic patient record", "e-prescribing", "incident reporting"] },
  ],
  certificates: [
    "NMBI registration, General Division (active)",
    "Advanced Cardiovascular Life Support (ACLS), valid to March 2028",
    "Basic Life Support (BLS), valid to March 2028",
  ],
  languages: ["English (native)", "Irish (fluent)"],
};
