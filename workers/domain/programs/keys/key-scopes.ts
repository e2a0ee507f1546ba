export const AGENCY_SCOPES = {
  "threads:read": "Read job threads and their requirements",
  "threads:write": "Create, change and delete job threads",
  "candidates:read": "Read candidates, scores, evidence and decisions",
  "candidates:write": "Upload, analyze again and delete candidates",
  "exports:read": "Export candidates as CSV",
  "webhooks:write": "Make, change, test and delete webhooks",
} as const;

export const SEEKER_SCOPES = {
  "resumes:read": "Read your résumés and what was read in them",
  "resumes:write": "Upload and delete résumés",
  "analyses:read": "Read your analyses",
  "analyses:write": "Start and delete analyses",
  "credits:read": "Read your credit balance",
  "jobs:read": "Search jobs",
} as const;

export type AgencyScope = keyof typeof AGENCY_SCOPES;
export type SeekerScope = keyof typeof SEEKER_SCOPES;
export type KeyScope = AgencyScope | SeekerScope;

export function scopesFor(owner: { companyId: string | null }): Partial<Record<KeyScope, string>> {
  return owner.companyId === null ? SEEKER_SCOPES : AGENCY_SCOPES;
}
