import { stem } from "../../knowledge/lexical/stem";

/**
 * Words that say nearly the same about work, a family a line. Two words of one family meet at `FAMILY_SHARE` of their weight:
 * "took stock" answers "inventory", though not as surely as the word itself. Own list of everyday words of many trades; terms
 * of art stand in the skill base with their aliases. None has the stem of a word in another sense ("workers", "projection").
 */
const FAMILIES = `
stock inventory stockroom stocktaking merchandise
customer client guest patron
staff employee personnel crew workforce subordinates manpower
team colleagues coworkers peers
supervise manage lead oversee direct head
manager supervisor director foreman leader superintendent head
train coach mentor teach instruct tutor onboard
hire recruit staffing interviewing
fire terminate disciplinary
budget cost expense spending
schedule plan coordinate arrange rota roster calendar
order purchase procure buy
vendor supplier subcontractor
repair maintain fix maintenance overhaul refurbish
test verify validate inspect check
examine assess evaluate appraisal exam
design create develop build
pupil student child children
parent family guardian
patient resident
document record paperwork file
telephone phone call
food meal kitchen culinary catering cuisine menu restaurant
cook chef prepare prep
diet dietary nutrition nutritional
allergy allergen
drive vehicle truck van
sell sale
marketing advertising promotion promotional campaign
safety osha hazard safe hse
automate script
law legal
invoice billing payable
wage payroll compensation salary
warehouse storage logistics
clean sanitation hygiene sanitary sanitize janitorial
cash money currency till register
balance reconcile settlement
analyse analytics
forecast predict
report dashboard summaries
research study investigate
improve optimize enhance
efficiency productivity lean
quality standard
rule regulation compliance regulatory policy
tax taxation
ledger journal bookkeeping accounting
accountant bookkeeper
build construct
concrete masonry cement
carpentry woodwork carpenter joinery
plumbing pipe
electric electrician wiring
machine machinery equipment
install setup mount assemble
engine motor automotive car auto
diagnose diagnostic diagnosis troubleshoot
cloud aws azure
database sql
warehouse dwh snowflake redshift bigquery
pipeline etl ingestion streaming
realtime streaming kafka
code software
deploy release rollout
bug defect debug
faulty defective damaged broken malfunction
dismantle disassemble remove removal deconstruct
rapport relationship
requirement specification specs
architecture design architect
website web site webpage online
page layout typography
photo photography image picture graphic visual
video film footage
write author draft copywriting edit
negotiate bargain
contract agreement bid
proposal bid quote quotation estimate
complaint dispute grievance escalation
problem issue incident
solve resolve solution
help assist support aid
care nursing
nurse rn
doctor physician practitioner
clinic hospital ward medical
medicine medication drug pharmaceutical pharmacy pharmacology
therapy rehabilitation treatment therapeutic
exercise fitness workout gym
sport athletic athlete
lesson curriculum class classroom course
school education educational teaching
science biology chemistry
laboratory lab
experiment trial
insurance claim underwriting
loan credit mortgage lending
deposit withdrawal transaction payment
referral cross-selling upselling
prospect cold
territory region area
growth revenue turnover profit
strategy strategic roadmap
partner partnership alliance stakeholder
conference workshop
event banquet
travel trip journey
airport airline aviation aircraft flight
security guard surveillance
emergency crisis urgent
secretary administrative clerical
executive director president vp
international global worldwide overseas
language bilingual translation
production manufacturing factory plant
process procedure workflow
capacity resource
supply chain logistics procurement
ship dispatch freight delivery transport
pack packaging pick
garden landscaping lawn mowing grounds
water stormwater drainage sewage
environment environmental ecology sustainability
waste recycling disposal
energy power utility
oil gas petroleum drilling
survey questionnaire poll
statistic quantitative
social community outreach
volunteer charity nonprofit
fundraising donor donation
press media journalism news
brand identity
content blog article
seo sem search
email newsletter mailing
beauty cosmetic salon hair
fashion clothing apparel garment textile
jewelry watch
child childcare nursery daycare
elderly aged dementia
disability disabled inclusive inclusion
counsel guidance advise advice consult
court litigation trial
police enforcement
military army navy
certificate certified licence qualification registered accredited
handle process
collaborate cooperate teamwork liaise liaison
communicate correspondence
organise organisation
prioritise priority
launch introduce rollout
monitor track control
measure metric kpi performance
risk exposure hazard
fraud counterfeit suspicious
confidential confidentiality privacy
`;

export const FAMILY_SHARE = 0.6;

let familiesOf: Map<string, string[]> | undefined;

function loadFamilies(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const line of FAMILIES.trim().split("\n")) {
    const stems = [...new Set(line.split(" ").map(stem))];
    for (const one of stems) {
      const kin = found.get(one) ?? new Set();
      for (const other of stems) if (other !== one) kin.add(other);
      found.set(one, kin);
    }
  }
  return new Map([...found].map(([one, kin]) => [one, [...kin]]));
}

/** The stems that say nearly the same as a stem; empty where none is listed. */
export function kinOf(stemmed: string): readonly string[] {
  familiesOf ??= loadFamilies();
  return familiesOf.get(stemmed) ?? [];
}
