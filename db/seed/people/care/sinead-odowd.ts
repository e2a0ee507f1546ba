import type { Person } from "../../person";

export const sineadODowd: Person = {
  language: "en",
  name: "Sinéad O’Dowd",
  headline: "Director of Nursing and Patient Care Services",
  email: "sinead.odowd@example.org",
  phone: "+353 20 910 0133",
  location: "Limerick, Ireland",
  summary:
    "Nurse leader with twenty-four years in acute hospitals, from the night shift to the executive board. Responsible today for 780 nurses and a pay budget of EUR 46 million. I am considering a return to direct patient care for the last part of my working life, and I know what that means: seven patients, twelve hours, comfortable shoes.",
  jobs: [
    {
      title: "Director of Nursing",
      company: "Shannonside University Hospital",
      place: "Limerick",
      from: "2018-01",
      to: null,
      bullets: [
        "Member of the hospital’s executive team; professional lead of 780 nurses and 210 healthcare assistants.",
        "Reduced agency spending by EUR 3.2 million a year by building an internal bank of 140 nurses.",
        "Cut nurse turnover from 17% to 9% with protected study leave and a fair rota rule.",
        "Led the introduction of an electronic patient record for 430 beds; the project ended on time.",
        "Chair of the serious-incident committee; falls with harm fell by a third in three years.",
      ],
    },
    {
      title: "Assistant Director of Nursing, Medicine",
      company: "Shannonside University Hospital",
      place: "Limerick",
      from: "2012-05",
      to: "2017-12",
      bullets: [
        "Managed nine medical wards and the acute medical assessment unit, 260 nurses.",
        "Introduced the national early warning score on all wards within four months.",
        "Opened a 12-bed short-stay unit that saves 4,100 bed days a year.",
      ],
    },
    {
      title: "Clinical Nurse Manager 2, Acute Medical Ward",
      company: "Maigue General Hospital",
      place: "Limerick",
      from: "2007-09",
      to: "2012-04",
      bullets: [
        "Ward manager of 28 beds and 34 staff; budget of EUR 2.1 million.",
        "Brought the rate of hospital-acquired infections down from 6.2% to 2.8%.",
        "Preceptor and assessor for students and overseas nurses.",
      ],
    },
    {
      title: "Staff Nurse, General Medicine and Coronary Care",
      company: "Maigue General Hospital",
      place: "Limerick",
      from: "2002-10",
      to: "2007-08",
      bullets: [
        "Five years at the bedside in general medicine and coronary care, including night charge duty.",
        "Administered thrombolysis and intravenous infusions, cared for patients on telemetry.",
      ],
    },
  ],
  education: [
    {
      degree: "MSc Healthcare Management",
      school: "Royal College of Surgeons in Ireland",
      place: "Dublin",
      from: "2009-09",
      to: "2011-06",
    },
    {
      degree: "Higher Diploma in Coronary Care Nursing",
      school: "University College Cork",
      place: "Cork",
      from: "2004-09",
      to: "2005-06",
    },
    {
      degree: "Diploma in Nursing Studies",
      school: "University of Limerick",
      place: "Limerick",
      from: "1999-09",
      to: "2002-09",
    },
  ],
  skills: [
    {
      group: "Leadership",
      items: ["workforce planning", "budgets", "quality and safety", "industrial relations"],
    },
    {
      group: "Clinical",
      items: ["acute medicine", "coronary care", "INEWS", "IV therapy", "clinical audit"],
    },
  ],
  certificates: [
    "NMBI, General Nurse, active without a break since 2002",
    "Basic Life Support (BLS), valid to May 2027",
    "Lean Green Belt in healthcare, 2014",
  ],
  languages: ["English (native)", "Irish (good)"],
  extras: [
    {
      heading: "Publications",
      items: [
        "Two papers on early warning scores and night staffing in nursing journals (2013, 2019)",
        "Member of a national working group on safe staffing, 2016 to 2021",
      ],
    },
  ],
};
