/** Who is signed in: made from server tables only. */
export type SignedInUser = {
  userId: string;
  sessionId: string;
  email: string;
  /** unverified users may look around, not upload */
  emailVerified: boolean;
  fullName: string;
  /** named by configuration, with a verified address */
  isStaff: boolean;
  /** null for a job seeker */
  agent: AgentIdentity | null;
};

export type AgentStatus = "pending" | "active" | "refused" | "blocked";

export type AgentIdentity = {
  agentId: string;
  companyId: string;
  companyName: string;
  position: string | null;
  status: AgentStatus;
};

/** An agent who may work: what agency use cases take. */
export type ActiveAgent = {
  userId: string;
  agentId: string;
  companyId: string;
  companyName: string;
  fullName: string;
  emailVerified: boolean;
};

/** Whether configuration names someone as staff; an address that nobody has confirmed names no one. */
export function isStaffAddress(
  { staffEmails }: { staffEmails: readonly string[] },
  { email, emailVerified }: { email: string; emailVerified: boolean },
): boolean {
  return emailVerified && staffEmails.includes(email);
}
