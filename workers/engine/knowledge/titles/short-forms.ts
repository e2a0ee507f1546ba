/** Abbreviations of one word in every title; "exec" or "tech" could mean several. */
const SHORT_FORMS: Record<string, string> = {
  mgr: "manager",
  mngr: "manager",
  asst: "assistant",
  assoc: "associate",
  coord: "coordinator",
  rep: "representative",
  svc: "service",
  svcs: "services",
  cust: "customer",
  engr: "engineer",
  eng: "engineer",
  dev: "developer",
  dir: "director",
  vp: "vice president",
  admin: "administrative",
  supv: "supervisor",
  supvr: "supervisor",
  spec: "specialist",
  acct: "account",
  mktg: "marketing",
  mfg: "manufacturing",
  maint: "maintenance",
  ops: "operations",
  oper: "operator",
  tech: "technician",
  sys: "systems",
  dept: "department",
  govt: "government",
  mech: "mechanical",
  elec: "electrical",
  whse: "warehouse",
  recpt: "receptionist",
  hr: "human resources",
  qa: "quality assurance",
};
const SHORT_FORM = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.keys(SHORT_FORMS).join("|")})(?![\\p{L}\\d])\\.?`,
  "giu",
);

/** @returns the title with its abbreviations written out: "Asst. Store Mgr" is "assistant Store manager" */
export function writtenOut(title: string): string {
  return title.replace(SHORT_FORM, (short) => SHORT_FORMS[short.toLowerCase().replace(".", "")] ?? short);
}
