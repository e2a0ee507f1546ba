import type { Person } from "../../person";

export const joannaKaczmarek: Person = {
  language: "en",
  name: "Joanna Kaczmarek",
  headline: "Healthcare Assistant (QQI Level 5)",
  email: "joanna.kaczmarek@example.com",
  phone: "+353 20 914 0191",
  location: "Swords, Co. Dublin",
  summary:
    "Healthcare assistant with six years of experience in a hospital and in home care. Reliable, strong and cheerful at six in the morning. I am not a registered nurse; I start a part-time nursing degree in 2027 and would like to work on an acute ward until then.",
  jobs: [
    {
      title: "Healthcare Assistant, Medical Ward",
      company: "Liffey Valley General Hospital",
      place: "Dublin",
      from: "2022-02",
      to: null,
      bullets: [
        "Help up to 14 patients a shift with washing, eating, walking and turning.",
        "Measure and record blood pressure, pulse, temperature and blood sugar, and report changes to the nurse.",
        "Check the resuscitation trolley and order supplies for the ward every week.",
        "Show new assistants how the ward works; seven so far.",
        "Sit with confused patients at night; falls on our ward went from eleven to six in a year.",
      ],
    },
    {
      title: "Home Carer",
      company: "Homestead Care Fingal",
      place: "Swords",
      from: "2020-03",
      to: "2022-01",
      bullets: [
        "Visited eight older people a day throughout the pandemic; no missed visit in 22 months.",
        "Prompted medication, prepared meals, kept the care diary.",
        "Called the doctor in time for two strokes.",
      ],
    },
    {
      title: "Shop Assistant",
      company: "Zielony Market",
      place: "Balbriggan",
      from: "2017-05",
      to: "2020-02",
      bullets: ["Till, orders and fresh food counter; deputy of the shop manager at weekends."],
    },
  ],
  education: [
    {
      degree: "QQI Level 5 Healthcare Support",
      school: "Fingal Further Education College",
      place: "Swords",
      from: "2019-09",
      to: "2020-05",
      note: "Care skills, safety and health at work, infection control, care of the older person",
    },
    { degree: "Matura", school: "Liceum nr 4", place: "Gdynia, Poland", from: null, to: "2015-05" },
  ],
  skills: [
    {
      group: "Care",
      items: ["personal care", "vital signs", "patient moving and handling", "dementia care"],
    },
    { group: "Other", items: ["infection prevention", "stock ordering", "teamwork", "driving licence B"] },
  ],
  certificates: [
    "Patient moving and handling, 2026",
    "First aid responder (FAR), 2025",
    "HACCP food safety, 2021",
  ],
  languages: ["Polish (native)", "English (B2)"],
};
