import { expect, test } from "vitest";
import { occupationByTitle, seniorityOf, stripSeniority } from "../../../../workers/engine/knowledge";
import { fields } from "../../../../workers/engine/knowledge/compile/fields";

test.each([
  ["Sr. Software Engineer (m/f/d)", "software-engineer"],
  ["Engineer, Software - Berlin", "software-engineer"],
  ["Data Engineering Intern", "data-engineer"],
  ["Java Entwickler/in (m/w/d)", "java-developer"],
  ["Registered Nurse - ICU, Nights", "registered-nurse"],
  ["Gesundheits- und Krankenpfleger/in", "registered-nurse"],
  ["Infirmier(ère) DE H/F", "registered-nurse"],
  ["Enfermera", "registered-nurse"],
  ["Director of Sales, EMEA", "sales-director"],
  ["Vice President, Engineering", "engineering-manager"],
  ["Manager of Accounting", "accounting-manager"],
  ["Head Chef at The Ritz", "executive-chef"],
  ["Lead Line Cook", "cook"],
  ["Welder/Fabricator", "welder"],
  ["Truck Driver CDL-A", "truck-driver"],
  ["Asst. Store Mgr", "retail-store-manager"],
  ["WAREHOUSE ASSOCIATE", "warehouse-worker"],
  ["5th Grade Teacher", "primary-school-teacher"],
  ["Management Accountant", "accountant"],
  ["Care Assistant", "care-worker"],
  ["Elektroniker für Betriebstechnik", "electronics-technician"],
  ["Remote Customer Service Representative (Part-Time)", "customer-support-representative"],
])("%s is the work of a %s", (title, id) => {
  expect(occupationByTitle(title)?.id).toBe(id);
});

test.each(["Research Scientist", "Manager", "Analyst", "Team Leader", "Engineer"])(
  "%s names too many kinds of work to be sure of one",
  (title) => {
    expect(occupationByTitle(title)?.confidence ?? 0).toBeLessThan(0.7);
  },
);

test.each([
  ["HR Manager", "hr-manager"],
  ["HR Associate", "hr-generalist"],
  ["IT Manager", "it-manager"],
  ["Executive Chef", "executive-chef"],
  ["Art Teacher", "art-teacher"],
  ["Environmental Services Technician", "housekeeper"],
  ["Direct Support Professional", "care-worker"],
  ["Patient Access Specialist", "medical-receptionist"],
  ["Carpet Installer", "tile-setter"],
])("%s surely names the work of a %s", (title, id) => {
  expect(occupationByTitle(title)).toEqual({ id, confidence: 1 });
});

test("the noun that heads an unknown title tells its occupation, not surely", () => {
  expect(occupationByTitle("Medieval Studies Professor")).toEqual({
    id: "university-lecturer",
    confidence: 0.65,
  });
});

test("a title that resembles none is left unknown", () => {
  for (const title of ["", "Penguin wrangler", "xyz", "2019 - 2021", "(m/w/d)"]) {
    expect(occupationByTitle(title), title).toBeNull();
  }
});

test.each([
  ["AutoML Engineer", "mechanical-engineer"],
  ["Model Compression Engineer", "fashion-stylist"],
  ["Model Engineer", "fashion-stylist"],
  ["Question Answering", "qa-engineer"],
  ["Escalation Engineer", "mechanical-engineer"],
  ["Care Home Cook", "healthcare-manager"],
  ["Development Team Member", "retail-sales-associate"],
  ["Software Development Director", "fundraiser"],
  ["Director of Career Services", "automotive-service-manager"],
  ["Software Design Engineer", "mechanical-engineer"],
])("%s shares too little with a %s", (title, id) => {
  expect(occupationByTitle(title)?.id).not.toBe(id);
});

test.each([
  ["Haskell Developer", "software-engineer"],
  ["Bariatric Nurse", "registered-nurse"],
  ["Chief Project Manager", "project-manager"],
  ["FTP System Administrator", "systems-administrator"],
])("%s shares enough with a %s", (title, id) => {
  expect(occupationByTitle(title)?.id).toBe(id);
});

test.each([
  ["Software Engineering Intern", "intern"],
  ["Werkstudent Marketing", "intern"],
  ["Junior Accountant", "junior"],
  ["Graduate Engineer", "junior"],
  ["Senior Nurse", "senior"],
  ["Sr. Developer", "senior"],
  ["Software Engineer II", "mid"],
  ["Software Engineer III", "senior"],
  ["Lead Data Engineer", "lead"],
  ["Senior Lead Developer", "lead"],
  ["Staff Software Engineer", "lead"],
  ["Shift Supervisor", "lead"],
  ["Sous Chef", "senior"],
  ["Head Chef", "lead"],
  ["Engineering Manager", "manager"],
  ["Restaurant Manager", "manager"],
  ["Assistant Manager", "lead"],
  ["Manager Assistant", "junior"],
  ["Director's Assistant", "junior"],
  ["Head of Marketing", "director"],
  ["Director of Nursing", "director"],
  ["VP of Sales", "director"],
  ["Chief Financial Officer", "executive"],
  ["CEO", "executive"],
  ["Geschäftsführer", "executive"],
  ["Directrice financière", "director"],
])("%s is at the level %s", (title, level) => {
  expect(seniorityOf(title)).toBe(level);
});

test("titles that state no level have none", () => {
  for (const title of [
    "Software Engineer",
    "Account Manager",
    "Product Manager",
    "Staff Nurse",
    "Account Executive",
    "Product Owner",
    "HR Business Partner",
    "Graduate School Tutor",
    "Executive Assistant",
  ]) {
    expect(seniorityOf(title), title).toBeNull();
  }
});

test("level words are taken off, the work stays", () => {
  expect(stripSeniority("Senior Data Engineer II")).toBe("Data Engineer");
  expect(stripSeniority("Jr. Accountant")).toBe("Accountant");
  expect(stripSeniority("Entry-level Sales Representative")).toBe("Sales Representative");
  expect(stripSeniority("Intern")).toBe("Intern");
  expect(stripSeniority("Restaurant Manager")).toBe("Restaurant Manager");
});

test("fields have distinct ids and names", () => {
  const all = fields();
  expect(all.length).toBeGreaterThanOrEqual(25);
  expect(new Set(all.map((field) => field.id)).size).toBe(all.length);
});
