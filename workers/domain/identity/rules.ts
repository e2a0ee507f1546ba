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
};

/** The stored form of an e-mail address. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * A path of our own to go to after sign-in, or the fallback. Anything that a browser could read as another site
 * ("//x", "/\x", control characters, schemes) is refused.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || path.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path)) return fallback;
  return path;
}
