/**
 * Accounts of the local demo. The passwords are public by design and are printed at start;
 * none of these accounts is ever created outside a local run.
 */

export type DemoCompany = {
  key: string;
  name: string;
  location: string;
  website: string;
  phone: string;
  address: string;
  size: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";
};

export type DemoAccount = {
  key: string;
  role: "candidate" | "agent" | "staff";
  fullName: string;
  email: string;
  password: string;
  /** agents only */
  companyKey?: string;
  position?: string;
  /** what the account shows, printed at start */
  shows: string;
};

export const demoCompanies: DemoCompany[] = [
  {
    key: "harbourline",
    name: "Harbourline Recruiting",
    location: "Amsterdam, Netherlands",
    website: "https://harbourline.example",
    phone: "+31 20 555 0110",
    address: "Entrepotdok 14, 1018 AD Amsterdam",
    size: "11-50",
  },
  {
    key: "fieldstone",
    name: "Fieldstone Talent Partners",
    location: "Manchester, United Kingdom",
    website: "https://fieldstone-talent.example",
    phone: "+44 161 496 0170",
    address: "22 Loom Street, Manchester M4 6DF",
    size: "1-10",
  },
];

export const demoAccounts: DemoAccount[] = [
  {
    key: "candidate",
    role: "candidate",
    fullName: "Nadia Castellan",
    email: "candidate@plumbline.example",
    password: "plumbline-demo-candidate",
    shows: "a job seeker's workspace: two versions of a résumé, six analyses",
  },
  {
    key: "agent",
    role: "agent",
    fullName: "Jonas Ekdahl",
    email: "agent@plumbline.example",
    password: "plumbline-demo-agent",
    companyKey: "harbourline",
    position: "Senior Recruiter",
    shows: "three job threads with ranked résumés",
  },
  {
    key: "other-agent",
    role: "agent",
    fullName: "Rachel Osei",
    email: "other-agent@plumbline.example",
    password: "plumbline-demo-other-agent",
    companyKey: "fieldstone",
    position: "Managing Partner",
    shows: "an agency of its own, which sees nothing of the first one",
  },
  {
    key: "staff",
    role: "staff",
    fullName: "Miriam Falk",
    email: "staff@plumbline.example",
    password: "plumbline-demo-staff",
    shows: "the provider's staff",
  },
];
