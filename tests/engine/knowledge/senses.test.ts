import { expect, test } from "vitest";
import { findSkills } from "../../../workers/engine/knowledge";
import { findAccomplishments } from "../../../workers/engine/knowledge/accomplishments/find-accomplishments";

const named = (text: string) => findSkills(text).map(({ id }) => id);
const done = (text: string) => findAccomplishments(text).map(({ id }) => id);

test.each([
  ["accounts-payable", "Managed a P&L of $80 million"],
  ["corporate-social-responsibility", "Supervised 12 CSRs of a call center"],
  ["electromagnetic-compatibility", "Cisco, EMC VNX, Microsoft Exchange"],
  ["liquidity-risk", "HP ALM, JIRA, Jenkins"],
  ["pci-dss", "I2C, CAN, USB, PCI"],
  ["piloting", "Cooked banquets for up to 500 ppl"],
  ["unity", "Ran a Cisco Unity server"],
  ["cpr", "Earned AED 2.5 million a year"],
  ["shrm-certification", "Society for Human Resource Management (SHRM) member"],
  ["typescript", "Updated FS, TS and deployment guides"],
  ["uml", "Enterprise Architect at a bank"],
  ["yoga", "Designed yoga pants and shirts"],
  ["assembly", "Excel, Manufacturing & Assembly Planning, SAP"],
  ["numeracy-skills", "DSP, floating point arithmetic, FFT"],
  ["adaptability", "Trained a flexible workforce of older people"],
  ["hair-coloring", "Highlights\nMicrosoft Excel, Adobe Photoshop"],
  ["engine-repair", "Word, internet search engines, Excel"],
  ["architecture", "JavaScript, Architecture, Database Design"],
  ["initiative", "Led three cost-saving initiatives"],
  ["initiative", "Launched proactive campaigns for two clients"],
  ["communication", "Director of Marketing and Communications"],
  ["communication", "B.Tech in Electronics and Communication"],
  ["communication", "Wrote drivers for two communication protocols"],
  ["leadership", "Presented the figures to the senior leadership team"],
  ["leadership", "Reported progress to leadership each week"],
  ["attention-to-detail", "Raised prediction accuracy by a tenth"],
  ["friendliness", "Built user-friendly screens"],
  ["adaptability", "Flexible spending account and dental plan"],
  ["collaboration", "Worked for the Cooperative Extension Program"],
  ["enthusiasm", "Motivated students to take up sports"],
  ["augmented-reality", "Reduced outstanding AR by half"],
  ["augmented-reality", "Harbor Clinic, Little Rock, AR"],
  ["merchandising", "Retail, client-facing web services"],
  ["interpreting", "Interpretation of schematics"],
  ["pharmaceutical-formulation", "Met with pharmaceutical companies"],
  ["pastoral-care", "Clerk at the Ministry of Labour"],
  ["sculpture", "Bachelor of Fine Arts in Industrial Design"],
  ["automotive-diagnostics", "Repaired avionics with diagnostic equipment"],
  ["networking", "Hosted networking events for founders"],
  ["networking", "Won clients through networking"],
  ["video-production", "Set up the video conference room"],
  ["snowflake", "Star and snowflake schema designs"],
  ["azure-data-factory", "J2EE, Oracle ADF, PL/SQL"],
  ["property-valuation", "Held annual appraisals of all staff"],
  ["property-showings", "Prepared screens for viewing reports"],
  ["transmission-repair", "Data transmission and web hosting"],
  ["applied-behavior-analysis", "ABA approved paralegal program"],
  ["gallery-management", "Organized press conferences and exhibitions"],
  ["waxing", "Java multi-threading"],
  ["molecular-biology", "Patching and cloning of databases"],
  ["real-estate-license", "Built relationships with area realtors"],
  ["camera-operation", "Hours that a child was on camera"],
  ["sales", "Closed the month for five sales channels"],
  ["batch-records", "Followed the SOPs of three hotels"],
  ["reception", "Built reports for the front office of a fund"],
  ["job-analysis-and-descriptions", "The range stated in this job posting"],
  ["deposits-and-accounts", "Health savings account with a match"],
  ["child-care", "Served the day care unit and two wards"],
  ["computer-networking", "Won 12 clients through cold calling, networking and referrals"],
  ["computer-networking", "Retail Sales, Networking, Clients, Customer Relationship Management"],
  ["systems-monitoring", "Monitoring patrons to prevent theft"],
  ["systems-monitoring", "Responsible for monitoring budgets of two schools"],
  ["initiative", "Ran an economic development initiative in three towns"],
  ["friendliness", "Answered incoming and outgoing calls"],
  ["integrity", "Kept the integrity of personnel data"],
  ["accountability", "Oversaw the accountability of all weapons"],
  ["reliability", "Raised equipment reliability by a fifth"],
  ["cloud-computing", "Offices in Dallas, ST Cloud and Phoenix"],
  ["paas", "Moved nine services to the cloud"],
  ["saas", "Ran AWS and Azure accounts"],
  ["deep-learning", "Knew the Falcon Fraud Neural Network"],
  ["data-management", "Opened customer accounts and did account maintenance"],
  ["retail-operations", "Approved retail mortgage loans"],
  ["retail-operations", "Built the retail space of an office tower"],
  ["social-media-marketing", "Trading systems for eFX, SMM and e-FICC"],
  ["teammate", "Helped teammates at the till"],
  ["experimental-design", "Sent the drawings to the US DOE"],
  ["electromagnetic-compatibility", "Replaced EMC VNX arrays"],
  ["transfer-learning", "Closed memory leaks by fine-tuning of flows"],
  ["e-commerce", "Patched Oracle E-Business Suite R12"],
  ["cad", "Singleton, Session Facade, DTO, DAO"],
  ["cost-control", "Wrote a cost-benefit analysis for the board"],
  ["translation", "Set up Network Address Translation on border routers"],
  ["computer-vision", "Photography, image processing and framing"],
  ["writing", "Songs, games, storytelling and field trips"],
  ["menu-planning", "Cooked dishes according to recipes"],
  ["cash-application", "Skilled in payment processing at the till"],
  ["commercial-insurance", "Sold personal lines to families"],
  ["rn-license", "Holds a licensed practical nurse license"],
  ["pmp", "CAPM, PMI-ACP"],
  ["bar-admission", "Juris Doctor with honours"],
  ["gift-wrapping", "Handled returns and exchanges"],
  ["medicare", "Ten years of managed care experience"],
  ["hematology", "Did urinalysis for two clinics"],
  ["cloud-computing", "Clerk in St. Cloud, Minnesota"],
  ["paas", "Clerk in St. Cloud, Minnesota"],
  ["electron", "Built houses for Beijing Electron"],
  ["express", "Routers with Cisco Express Forwarding, Java"],
  ["api-development", "Raised the school's API score by 40 points"],
  ["programming", "Invoice coding for nine shops"],
  ["programming", "Certificate in medical billing and coding"],
  ["classroom-observation", "Gave teacher training in two towns"],
  ["statistics", "Reported web statistics each month"],
  ["initiative", "Joined a country-wide clean-up initiative"],
  ["reception", "Greeted customers at the deli"],
  ["communication", "Wrote communication materials for a bank"],
])("%s isn't what is meant by: %s", (id, text) => {
  expect(named(text)).not.toContain(id);
});

test.each([
  ["hair-coloring", "Foil highlights and balayage"],
  ["report-preparation", "Excel, reporting, Access"],
  ["initiative", "Shows initiative"],
  ["leadership", "Provided leadership to a team of nine"],
  ["leadership", "Ten years of executive leadership experience"],
  ["oracle-adf", "J2EE, Oracle ADF, PL/SQL"],
  ["data-warehousing", "Tuned the warehouse schema"],
  ["data-warehousing", "Star and snowflake schema designs"],
  ["exploratory-data-analysis", "Did exploratory analysis of nine datasets"],
  ["concurrent-programming", "Java multi-threading"],
  ["trade-shows", "Took part in trade exhibitions"],
  ["standard-operating-procedures", "Followed the SOPs of three hotels"],
  ["deep-learning", "Develop ML, DL and Gen AI models"],
  ["sql", "Defined DDL standards for nine teams"],
  ["data-management", "Quality throughout the data lifecycle"],
  ["computer-literacy", "I am tech-savvy"],
  ["reception", "Did front office duties of a clinic"],
  ["people-management", "Responsible for a team of nine"],
  ["people-management", "Supervisory experience of ten years"],
  ["computer-networking", "TCP/IP, DNS, networking, routers"],
  ["computer-networking", "Ran IT infrastructure: servers, security, networking"],
  ["systems-monitoring", "Set up monitoring with Prometheus and Grafana"],
  ["initiative", "Took the initiative in redesigning the shop"],
  ["initiative", "Strong work ethic and great initiative"],
  ["friendliness", "Outgoing and calm"],
  ["deep-learning", "Machine learning, neural networks, Python"],
  ["retail-operations", "Two years in a fast-paced retail environment"],
  ["retail-operations", "Merchandising, retail, cash handling"],
  ["saas", "Sold software as a service to banks"],
  ["transfer-learning", "Led the fine-tuning of BERT with PyTorch"],
  ["oracle-ebs", "Patched Oracle E-Business Suite R12"],
])("%s is meant by: %s", (id, text) => {
  expect(named(text)).toContain(id);
});

test.each([
  ["collaboration", "Collaborated with engineers on the new line"],
  ["collaboration", "Partnered with product teams to deliver reports"],
  ["stakeholder-management", "Liaised with internal and external stakeholders"],
  ["market-research", "Analyzed market trends in three countries"],
  ["leadership", "Led committees of the student union"],
  ["kpi-reporting", "Monitored each stylist's sales performance"],
])("%s is shown by: %s", (id, text) => {
  expect(done(text)).toContain(id);
});

test("who monitored the performance of a network has reported no key figures", () => {
  expect(done("Monitored network performance")).not.toContain("kpi-reporting");
});

test("a name that stands in other letters leaves its words to the next one", () => {
  expect(named("Managed a P&L of $80 million")).toEqual(["profit-and-loss-management"]);
});

test("a product isn't its rival", () => {
  expect(named("Zendesk, Freshdesk")).toEqual(["zendesk", "freshdesk"]);
  expect(named("Facebook, Twitter")).toEqual(["facebook", "twitter"]);
  expect(named("Toast POS, OpenTable")).toEqual(["toast-pos", "opentable"]);
  expect(named("CMake, xUnit, SPHR, MCSA")).toEqual(["cmake", "xunit", "sphr", "mcsa"]);
});
