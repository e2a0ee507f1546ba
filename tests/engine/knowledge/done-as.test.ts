import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read";

/** How a résumé of one job with this line answers a posting that asks for this skill. */
function answer(skill: string, line: string): string | undefined {
  const text = `Joan Example\njoan@example.org\nExperience\nWorker\nOakfield Ltd\nJune 2018 - May 2024\n- ${line}\n- Kept the keys of the house`;
  const facts = parseResume(textToResume(text), { asOf: "2026-06" });
  const job = analyseJob({ title: "Worker", description: `Requirements\n- ${skill}\n- Falconry\n- Zymurgy` });
  const parts = Object.values(scoreResume(facts, job).scores).flatMap((score) => score?.parts ?? []);
  return parts.find(({ label }) => label?.toLowerCase().includes(skill.toLowerCase()))?.status;
}

test.each([
  ["Sales", "Sold cars to private customers"],
  ["Sales", "Sold the used bicycles of a rental shop"],
  ["Customer service", "Helped customers with returns and questions"],
  ["Customer service", "Served customers at the counter"],
  ["Cash handling", "Took payments and balanced tills"],
  ["Inventory management", "Counted and ordered stock each week"],
  ["Leadership", "Led a team of eight"],
  ["People management", "Supervised employees of two shops"],
  ["Patient care", "Cared for 12 patients on a surgical ward"],
  ["Child care", "Looked after children of two families"],
  ["Telephone etiquette", "Handle incoming calls from a national customer base"],
  ["Cash handling", "Receive payments and keep the till"],
  ["Data entry", "Entered orders into SAP"],
  ["Recruiting", "Hired 40 nurses"],
  ["Public speaking", "Gave talks at conferences"],
  ["Event planning", "Organised 20 weddings a year"],
  ["Carpentry", "Built stairs and doors"],
  ["Plumbing", "Installed pipes and boilers"],
  ["Machine operation", "Operated CNC lathes"],
  ["Conflict resolution", "Settled disputes between tenants"],
  ["MLOps", "Deployed 7 ML models to production"],
  ["Procurement", "Bought steel and plastics for two plants"],
  ["Gardening", "Planted trees and cut hedges"],
  ["Customer service", "Resolved customer concerns at the desk"],
  ["Cash handling", "Ran a teller drawer and made accurate change"],
  ["Lesson planning", "Wrote and taught lesson plans for two classes"],
  ["Requirements analysis", "Gathered business requirements from four teams"],
  ["Unit testing", "Wrote unit tests for the payment service"],
  ["Record keeping", "Maintained accurate records of all visits"],
  ["Journal entries", "Prepared and posted journal entries"],
  ["Concrete work", "Poured concrete for 40 foundations"],
  ["Bank reconciliation", "Reconciled four bank accounts each month"],
  ["Inbound calls", "Answered phones at the front desk"],
  ["Telephone etiquette", "Answered phones at the front desk"],
  ["Invoicing", "Sent out invoices to 200 clients"],
  ["Business development", "Brought in 12 new accounts in the first year"],
  ["Financial management", "Oversaw finances of a charity"],
  ["Public speaking", "Spoke at conferences on safety"],
  ["Child care", "Looked after children aged two to five"],
  ["Presentation preparation", "Created PowerPoint presentations used by the board"],
  ["Sales", "Exceeded sales goals by 24%"],
  ["Mentoring", "Mentored two apprentices and three interns"],
  ["Project management", "Oversaw projects of two plants"],
  ["Reception", "Managed the receptionist area"],
  ["Customer service", "Answered product questions at the counter"],
  ["Customer service", "Answered customer questions regarding stock"],
  ["Quota attainment", "Surpassed revenue goals in four quarters"],
  ["Predictive modeling", "Built a churn model for retention"],
  ["Order picking", "Picked products for nine routes"],
  ["Classroom management", "Managed classes of up to 23 students"],
  ["Child care", "Escorted children on outings"],
  ["Upselling", "Suggested wine pairings"],
  ["Business development", "Opened new markets in Asia"],
  ["Recruiting", "Filled nine vacancies within two months"],
  ["SEO", "Raised organic traffic by 60%"],
  ["Technical support", "Solved nine tickets a day"],
  ["Performance tuning", "Cut page load times by half"],
  ["Fraud detection", "Spotted fraudulent checks"],
  ["Loss prevention", "Caught shoplifters"],
  ["Patient education", "Explained treatments to families"],
  ["API development", "Built REST endpoints"],
  ["Quality control", "Inspected finished goods"],
  ["Closing deals", "Closed deals worth $3M"],
  ["Cashiering", "Rang up purchases of 200 shoppers a day"],
  ["Logistics", "Arranged transport to nine countries"],
  ["Bug tracking", "Logged defects in Jira"],
  ["Deep learning", "Trained convolutional networks on images"],
  ["Scrum", "Ran daily stand-ups"],
  ["Medical billing", "Billed insurers for 90 visits a week"],
  ["Kitchen management", "Ran the kitchen of a hotel"],
  ["Barista", "Made coffee drinks"],
  ["Heavy equipment operation", "Ran loaders on three sites"],
  ["Truck driving", "Hauled freight over long distances"],
  ["Scientific writing", "Wrote papers for two journals"],
  ["Sports coaching", "Coached a girls' soccer team"],
  ["Cooking", "Grilled steaks and fish"],
])("%s is met by its doing: %s", (skill, line) => {
  expect(answer(skill, line)).toBe("met");
});

test.each([
  ["Sales", "Counted products sold by the shop"],
  ["Sales", "Sold out within two days"],
  ["Fundraising", "Raised sales by a third"],
  ["Networking", "Managed product sales by establishing distribution networks"],
  ["Strategic planning", "Worked on developing the next inkjet strategy"],
  ["Recruiting", "Hired as a temporary clerk"],
  ["Recruiting", "Hired directly after school"],
  ["Patient care", "Cared about patients"],
  ["Cash handling", "Made changes to the menu"],
  ["Leadership", "Led to a team of eight"],
  ["Child care", "Built a playground with children"],
  ["Cooking", "Member of the Cook County Bar Association"],
  ["System administration", "Managed servers and bartenders"],
  ["Cash application", "Applied payments to vendors"],
  ["Leadership", "Kept a highly motivated staff"],
  ["Technical leadership", "Led the business development team"],
])("%s isn't met by: %s", (skill, line) => {
  expect(answer(skill, line)).not.toBe("met");
});
