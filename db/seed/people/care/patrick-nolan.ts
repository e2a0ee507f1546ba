import type { Person } from "../../person";

export const patrickNolan: Person = {
  language: "en",
  name: "Patrick Nolan",
  headline: "Registered General Nurse",
  email: "patrick.nolan@example.org",
  phone: "+353 20 912 0150",
  location: "14 Mill Lane, Kilkenny, Ireland",
  summary:
    "Registered general nurse with nineteen years on medical and orthopaedic wards. Steady, punctual, good with anxious patients. NMBI registration and BLS up to date.",
  jobs: [
    {
      title: "Staff Nurse, Medical Ward",
      company: "Nore Valley Hospital",
      place: "Kilkenny",
      from: "2013-02",
      to: null,
      bullets: [
        "Care of seven patients a shift on a 26-bed medical ward, days and nights.",
        "IV medication, cannulation, wound care, discharge planning.",
        "Link nurse for diabetes; teach insulin technique to about 60 patients a year.",
        "Deputise for the ward manager during leave.",
        "Preceptor of nine newly qualified nurses since 2018.",
        "Reviewed the ward’s falls chart with the physiotherapists; falls down by a quarter.",
      ],
    },
    {
      title: "Staff Nurse, Orthopaedics",
      company: "Suir General Hospital",
      place: "Waterford",
      from: "2007-10",
      to: "2013-01",
      bullets: [
        "Nursed patients before and after hip and knee replacement.",
        "Worked with physiotherapists to get patients walking on the first day.",
        "Kept the theatre list and the beds in step.",
      ],
    },
  ],
  education: [
    {
      degree: "BSc Nursing",
      school: "Waterford Institute of Technology",
      place: "Waterford",
      from: "2003-09",
      to: "2007-09",
    },
  ],
  skills: [
    { group: "Nursing", items: ["acute medicine", "diabetes care", "IV therapy", "INEWS", "wound care"] },
    { group: "Other", items: ["electronic charts", "full driving licence"] },
  ],
  certificates: ["NMBI, General Nurse (active)", "BLS, renewed February 2026"],
  languages: ["English (native)"],
};
