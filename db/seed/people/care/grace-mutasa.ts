import type { Person } from "../../person";

export const graceMutasa: Person = {
  language: "en",
  name: "Grace Mutasa",
  headline: "Staff Nurse, Cardiology and Acute Medicine",
  email: "grace.mutasa@example.com",
  phone: "+44 7700 900 482",
  location: "Belfast, United Kingdom",
  summary:
    "Adult nurse (NMC registered) with five years in acute cardiology. Application for NMBI registration submitted in September 2026, decision expected in December. I plan to move to Dublin with my family and look for a ward where audits lead to something.",
  jobs: [
    {
      title: "Staff Nurse, Cardiology Ward",
      company: "Lagan Royal Infirmary",
      place: "Belfast",
      from: "2023-02",
      to: null,
      bullets: [
        "Care for patients after NSTEMI, with heart failure and arrhythmia on a 22-bed ward with 16 telemetry places.",
        "Recognised and escalated 19 deteriorating patients in 2025 by NEWS2; no unexpected cardiac arrest in my bays.",
        "Run the weekly heart-failure teaching for patients; readmission within 30 days fell from 21% to 16%.",
        "Mentor for nursing students from two universities.",
      ],
    },
    {
      title: "Staff Nurse, Acute Medical Unit",
      company: "Foyle District Hospital",
      place: "Derry",
      from: "2021-09",
      to: "2023-01",
      bullets: [
        "Admitted up to 14 patients a shift from the emergency department; first observations within 15 minutes.",
        "Gave IV medication, oxygen and nebuliser therapy, non-invasive ventilation under supervision.",
        "Worked rotating shifts, including nights and alternate weekends.",
      ],
    },
    {
      title: "Healthcare Assistant",
      company: "Sunnyside Care Home",
      place: "Belfast",
      from: "2018-07",
      to: "2021-08",
      bullets: [
        "Part time beside my studies: personal care, mobilisation and meals for 34 residents.",
        "Trained six new colleagues in safe moving and handling.",
      ],
    },
  ],
  education: [
    {
      degree: "BSc (Hons) Adult Nursing",
      school: "Queen’s University Belfast",
      place: "Belfast",
      from: "2018-09",
      to: "2021-08",
      note: "Upper second class; dissertation on discharge planning in heart failure",
    },
  ],
  skills: [
    {
      group: "Clinical",
      items: ["telemetry", "12-lead ECG", "NEWS2", "IV drug administration", "heart failure care"],
    },
    { group: "Procedures", items: ["cannulation", "venepuncture", "catheterisation", "wound dressing"] },
    { group: "Other", items: ["clinical audit", "electronic patient records", "teaching"] },
  ],
  certificates: [
    "NMC registration, Adult Nurse, since September 2021",
    "Immediate Life Support (ILS), valid to June 2027",
    "Basic Life Support (BLS), valid to June 2027",
    "Intravenous drug administration, 2021",
  ],
  languages: ["English (native)", "Shona (native)", "Ndebele (good)"],
};
