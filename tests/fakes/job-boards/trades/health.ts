import type { Trade } from "../trade";

export const health: Trade[] = [
  {
    key: "nurse",
    titles: ["Registered Nurse", "Staff Nurse, Acute Ward", "Registered Nurse, Intensive Care"],
    does: [
      "care for patients on a ward of twenty beds",
      "give medication",
      "document care",
      "guide students",
    ],
    musts: [
      "Registered nurse",
      "Medication administration",
      "Wound care",
      "Patient care",
      "Good communication",
    ],
    nices: ["Intensive care", "Palliative care", "Infection control"],
    pay: [34, 52],
  },
  {
    key: "care",
    titles: ["Care Assistant", "Healthcare Assistant", "Nursing Assistant"],
    does: [
      "help residents with washing and meals",
      "notice changes and report them",
      "keep company",
      "write short notes",
    ],
    musts: ["Personal care", "Elderly care", "Empathy", "Shift work", "First aid"],
    nices: ["Dementia care", "Driving licence"],
    pay: [24, 33],
  },
  {
    key: "physio",
    titles: ["Physiotherapist", "Senior Physiotherapist", "Physiotherapist, Outpatient Clinic"],
    does: ["examine and treat patients", "plan exercises", "work with doctors", "lead small groups"],
    musts: ["Degree in physiotherapy", "Manual therapy", "Rehabilitation", "Patient assessment"],
    nices: ["Sports physiotherapy", "Lymphatic drainage"],
    pay: [36, 50],
  },
  {
    key: "teacher",
    titles: ["Primary School Teacher", "Secondary School Teacher", "Mathematics Teacher"],
    does: [
      "teach classes of up to 26 children",
      "plan lessons with colleagues",
      "talk with parents",
      "look after new pupils",
    ],
    musts: ["Teaching degree", "Lesson planning", "Classroom management", "Assessment of pupils"],
    nices: ["Special educational needs", "Digital teaching tools"],
    pay: [36, 54],
  },
];
