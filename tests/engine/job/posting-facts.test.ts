import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { degreeMentions } from "../../../workers/engine/job/education/degree-words";
import { titleInText } from "../../../workers/engine/job/title/title-of";

const read = (description: string) => analyseJob({ title: "", description });
const degree = (description: string) =>
  read(description)
    .requirements.filter(({ kind }) => kind === "education")
    .map(({ importance, level }) => `${importance} ${level}`);
const employer = (description: string) => {
  const found = read(description).employer;
  return typeof found === "string" ? found : (found?.text ?? null);
};

test.each([
  ["Registered Nurse - Harbour View Clinic Leeds Full or Part Time / Permanent", "Registered Nurse"],
  ["Bakery Assistant Millers Loaf is a family bakery in York. You will serve customers.", "Bakery Assistant"],
  [
    "Parcel Language Processing (PLP) Engineer\nAbout us: we sort letters and parcels.",
    "Parcel Language Processing (PLP) Engineer",
  ],
  ["A post at a firm that sells boxes. Pay Options: F/T Employee. Location: Hull. Skills: welding.", ""],
  ["JOB TITLE: Forklift Driver Location: Hull Salary: £12 per hour", "Forklift Driver"],
  [
    "We are looking for a skilled, highly motivated Payroll Administrator to join our team.",
    "Payroll Administrator",
  ],
  ["As a Dental Receptionist you will greet patients and book appointments.", "Dental Receptionist"],
  ["Elektroniker für Betriebstechnik (m/w/d) Wir sind ein Stadtwerk.", "Elektroniker für Betriebstechnik"],
  ["Nous recherchons une infirmière scolaire pour notre lycée.", "infirmière scolaire"],
  ["Buscamos un cocinero con experiencia en pescado.", "cocinero"],
  ["Director, Clinical Operations - Northern Region Biotrial Ltd", "Director, Clinical Operations"],
  ["Data Analyst II - Fraud Team Acorn Pay helps shops take cards.", "Data Analyst II"],
  ["Customer service advisor Calm calls, warm words.", "Customer service advisor"],
  ["Junior, Mid or Senior Site Engineer We build bridges.", "Junior, Mid or Senior Site Engineer"],
  ["Description: Department Manager - spare parts. We make pumps.", "Department Manager"],
  ["Own the backlog. Work with nurses and doctors. Requirements: patience.", ""],
])("%s names the job %s", (text, title) => {
  expect(titleInText(text)).toBe(title);
});

test.each([
  ["Bachelor's or Master's degree in Physics", ["must bachelor"]],
  ["Bachelor's degree required, Master's preferred", ["must bachelor", "nice master"]],
  ["A relevant Master’s degree in Finance", ["must master"]],
  ["You hold a Masters Degree in Management Finance", ["must master"]],
  ["You are educated to degree level in a related subject.", ["must bachelor"]],
  ["A high degree of independence is expected.", []],
  ["No degree needed, we train you.", []],
  ["We pay tuition towards a bachelor's degree.", []],
  ["High school diploma or GED", ["must school"]],
  ["Preferred Qualifications: MBA", ["nice master"]],
  ["You will join three scrum masters.", []],
  ["Experience with LLM evaluation", []],
  ["Abgeschlossene Berufsausbildung als Koch", ["must vocational"]],
  ["Studii superioare economice", ["must bachelor"]],
  ["Apply with your diplomas (Master and PhD)", []],
  ["Degree level study in nursing, or the equivalent learned on the job", ["must bachelor"]],
  ["A 2:1 or above in a numerate subject", ["must bachelor"]],
  ["A third level qualification in business or law", ["must bachelor"]],
  ["A Level 8 in engineering or science", ["must bachelor"]],
  ["Completed studies in mechanical engineering", ["must bachelor"]],
  ["English GCSE at grade 4 or better", ["must school"]],
  ["Leaving Cert", ["must school"]],
  ["Minimum 12th pass", ["must school"]],
  ["Cert III in Carpentry", ["must vocational"]],
  ["Finished apprenticeship as mechatronics technician", ["must vocational"]],
  [
    "High school diploma or GED. College coursework is not required. You hold a current state licence.",
    ["must school"],
  ],
  ["A word about qualifications: a degree is neither here nor there.", []],
  ["What you can skip: a bachelor's degree, a cover letter, a tie.", []],
  [
    "A master's degree in public health and two years of work. A veterinary degree may substitute for the work.",
    ["must master"],
  ],
  ["Northway offers a PhD stipend in logistics", []],
  ["The scholarship for the PhD degree runs for three years", []],
  ["The faculty has 4,500 students, including 750 PhD students", []],
  [
    "3+ years for candidates with a bachelor's degree, or 1+ years of experience for people with a PhD",
    ["must bachelor"],
  ],
  ["We are 20 people, a third having STEM PhDs from top universities", []],
  [
    "Two years as a mechanic in a garage, high school diploma or GED (trade school is a plus)",
    ["must school", "nice vocational"],
  ],
  ["You don't need a computer science degree.", []],
  ["We won't ask for a degree or A-level results.", []],
  ["You keep item masters in the warehouse system.", []],
  ["An accredited BEng in civil engineering", ["must bachelor"]],
  ["Level 7 degree in Surveying", ["must bachelor"]],
  ["Technical school diploma preferred", ["nice vocational"]],
  ["You will work towards a Level 2 qualification in cleaning.", []],
  ["Staff are expected to work at a level above their peers.", []],
  ["You don't have to handle cash (it's all by card), know about tax or have a degree in anything.", []],
  ["We aren't after a chef, a long beard or a degree in adventure.", []],
  ["We won't ask about your school, your degree or the gap in your CV.", []],
  ["Not necessary → kinesiology degree, being sporty. You need a sense of humour.", []],
  ["Don't need: wet-lab skills. A PhD. Need: an MSc in biology.", ["must master"]],
  ["University degree isn't obligatory.", []],
  ["A degree in ceramics, well done, not what we're asking.", []],
  ["Degree? We never looked at one.", []],
  ["We don't want the moon, but a degree in law is a must.", ["must bachelor"]],
  ["MCA qualified (medicines counter assistant) or you start with us.", []],
  ["Minimum: Honours in botany. Doctorates are welcome.", ["must bachelor", "nice doctorate"]],
  ["Certificate or diploma in horticulture", ["must vocational"]],
  ["Degree or diploma in social work", ["must bachelor"]],
  ["Grade 12 with Mathematics", ["must school"]],
  ["At least Senior High or high school grad", ["must school"]],
])("%s asks for %j", (text, expected) => {
  expect(degree(text)).toEqual(expected);
});

test("a degree keeps its subjects as written", () => {
  const asked = read("Bachelor's degree in Civil Engineering, Architecture or a related field.").requirements;
  expect(asked.find(({ kind }) => kind === "education")?.fields).toEqual([
    "Civil Engineering",
    "Architecture",
  ]);
});

test.each([
  ["Five years as head chef in a busy kitchen", 5],
  ["8-10 years of relevant experience", 8],
  ["At least 3 years' experience in wound care", 3],
  ["Qualifications4+ years of experience in claims", 4],
  ["5 years of Python and 2 years of experience in finance", 5],
  ["Minimum three years managing a garden centre", 3],
  ["Our lorries are none older than four years; experience helps", null],
  ["For over 40 years we have looked after patients. Experience of ward work helps.", null],
  ["Work with children from 3 to 8 years of age; experience welcome", null],
  ["26 days of holiday rising to 30 after 5 years; experience is welcome", null],
  ["An extra day of annual leave after 4 years in the role", null],
  ["A position for a research engineer for three years, with project money", null],
  ["Clean licence, held two years for the van", null],
  ["180 students from 4 to 74 years; you work with all of them", null],
  ["I'd spent nine years pricing risk at the other side of the desk", null],
  ["Solar panels that run five years without a visit; experience helps", null],
  ["3 years short-term personal lines", 3],
  ["Three years at a bench where customers paid", 3],
  ["5 yrs+ tuning", 5],
  ["Three-plus years of academic conferences", 3],
  ["You've run a weekly payroll on your own for three years or thereabouts", 3],
  ["Two years PQE would be about right", 2],
  ["Twelve months of field conservation", 1],
  ["A year driving people for a living", 1],
])("%s asks for %s years", (text, years) => {
  expect(read(text).years.min).toBe(years);
});

test.each([
  ["Line Cook Ostrava Kitchens is a catering firm. Join Ostrava Kitchens today.", "Ostrava Kitchens"],
  ["At Bluefin Labs, we build boats. Bluefin Labs is looking for a welder.", "Bluefin Labs"],
  ["About Norvane GmbH We make pumps. Norvane GmbH offers training.", "Norvane GmbH"],
  ["Experience with React is a plus. Knowledge of Docker is required.", null],
  ["Familiarity with data standards like FHIR is a strong plus. FHIR is read daily.", null],
  ["You should know the Reactive Manifesto. Reactive Manifesto is a plus.", null],
  ["Constructive Diversity is one of our core values and we believe in it.", null],
  ["A trading company based in Houston, Texas, is seeking a clerk for its yard.", null],
  ["Joining the Price Coordination Team you will keep the lists.", null],
  ["Experience working with VWAP, TWAP and IS schedulers. VWAP comes first.", null],
  ["About The Opportunity We’re all about connecting diners with kitchens.", null],
  ["Frontend Engineer at Parcelnest (we send boxes back, twelve of us). React, please.", "Parcelnest"],
  ["Fathomnet is 6 engineers and no designer. It shows. Fathomnet pays on time.", "Fathomnet"],
  ["Carer wanted. Dad is 84 and likes the radio.", null],
  ["Busy workshop in Franschoek is looking for an auto electrician.", null],
  ["Our last Reel was a man falling into a pond. Our next Reel is a horse.", null],
  ["Night driver. Swap trailers at Tebayhurst. No handball.", null],
  ["Physio wanted. Registration with the Physiotherapy Board. Own car.", null],
  ["We sell cargo bikes; in England and America we have to explain why.", null],
  ["In Monolace, we like to keep it simple. Join our web lab.", "Monolace"],
  ["Shop deputy. You sort the bags. Furniture is the big shop in town.", null],
  ["Servicing is the fitters' work, washing is yours.", null],
  ["Book the slots at the RDCs. Registered with the FRC, sound in back.", null],
  ["Quarterly profit share Private Healthcare Plan and paid leave.", null],
  [
    "Yard Clerk - Parcels, NLP TikTok is the leading place for videos. At TikTok, our mission is joy. TikTok pays well.",
    "TikTok",
  ],
])("%s is offered by %s", (text, name) => {
  expect(employer(text)).toBe(name);
});

test("what a posting says of the job is the same without its line breaks", () => {
  const text = `Maintenance Planner\nQuarrystone Foods\nDayton, OH\n\nAbout us\nQuarrystone Foods is a maker of soups.\n\nJob type: Full-time\n\nRequirements\n- 4+ years of experience in plant maintenance\n- Associate's degree in Mechanical Technology\n\nNice to have\n- Bachelor's degree`;
  const facts = (job: ReturnType<typeof read>) => ({
    title: job.title,
    employer: typeof job.employer === "object" ? job.employer?.text.replace(/\s+/g, " ") : job.employer,
    place: job.location,
    type: job.employmentType,
    years: job.years.min,
    degrees: job.requirements
      .filter(({ kind }) => kind === "education")
      .map(({ id, importance }) => id + importance),
  });
  const flat = facts(read(text.replace(/\s*\n\s*/g, " ")));
  expect(facts(read(text))).toEqual(flat);
  expect(flat).toMatchObject({
    title: "Maintenance Planner",
    employer: "Quarrystone Foods",
    place: "Dayton, OH",
    type: "full-time",
    years: 4,
  });
});

test.each(["a", "A ", "Aa", "Engineer ", "degree or ", "5 years ", "Acme is a ", ", ", "("])(
  "a hostile text of %s is read in time that grows with its length",
  (piece) => {
    const text = piece.repeat(Math.ceil(60_000 / piece.length));
    const began = performance.now();
    titleInText(text);
    degreeMentions(text);
    expect(performance.now() - began).toBeLessThan(1500);
  },
);

test("a requirement is quoted without the next item's mark, and from its own clause", () => {
  const { requirements } = read(
    "Requirements\n• High school diploma or GED\n• Calm decisions in emergencies; clear spoken and written English\n• One year of cash handling",
  );
  const quoteOn = (kind: string) => requirements.find((one) => one.kind === kind)?.quotes[0]?.text;
  expect(quoteOn("education")).toBe("High school diploma or GED");
  expect(quoteOn("language")).toBe("clear spoken and written English");
});
