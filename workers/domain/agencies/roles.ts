/** What a colleague may do in their company (RULINGS 56). Every role reads and exports what it can see. */
export const ROLES = ["owner", "recruiter", "viewer"] as const;

export type Role = (typeof ROLES)[number];

/**
 * - work: threads, requirements, uploads, shortlist, deletion and erasure of applicants
 * - manage: subscription, company data, blind review, retention, members, keys
 */
export type Right = "work" | "manage";

const RIGHTS: Record<Role, readonly Right[]> = {
  owner: ["work", "manage"],
  recruiter: ["work"],
  viewer: [],
};

/** The one place that says which role may do what: for use cases, and for screens that hide what can't be done. */
export function may({ role }: { role: Role }, right: Right): boolean {
  return RIGHTS[role].includes(right);
}

export const ROLE_WORDS: Record<Role, { name: string; text: string; you: string }> = {
  owner: {
    name: "Owner",
    text: "Does everything: also the subscription, the company's data and the colleagues.",
    you: "As an owner you can do everything there, also manage the subscription, the company's data and colleagues.",
  },
  recruiter: {
    name: "Recruiter",
    text: "Makes job threads, uploads résumés and decides.",
    you: "As a recruiter you make job threads, upload résumés and decide.",
  },
  viewer: {
    name: "Viewer",
    text: "Reads and exports, and changes nothing.",
    you: "As a viewer you can read and export, and change nothing.",
  },
};
