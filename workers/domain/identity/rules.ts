/** Said once above a sign-in form with a gap. */
export const BOTH_REQUIRED = "Please enter both email and password";
/** Said once above a form whose fields are not all filled in. */
export const ALL_REQUIRED = "All fields are required";

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

/**
 * A cookie that scripts of public pages read, because those pages are the same for everyone: which dashboard's button
 * the bar shows. It opens nothing.
 */
export const HINT_COOKIE = "plumbline_hint";
export type SignedInHint = "candidate" | "agent";

/** Whether configuration names someone as staff; an address that nobody has confirmed names no one. */
export function isStaffAddress(
  { staffEmails }: { staffEmails: readonly string[] },
  { email, emailVerified }: { email: string; emailVerified: boolean },
): boolean {
  return emailVerified && staffEmails.includes(email);
}

/** The stored form of an e-mail address. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * A path of our own to go to after sign-in, or the fallback. Anything that a browser could read as another site
 * ("//x", "/\\x", control characters, schemes), or that ends up there once its dots are resolved, is refused.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || path.length > 2000 || !/^\/(?![/\\])[!-[\]-~]*$/.test(path)) return fallback;
  const { pathname } = new URL(path, "https://own.invalid");
  return pathname.startsWith("//") ? fallback : path;
}

/**
 * Where a sign-in leads: to where one was going, as long as that door is one's own; else to one's dashboard.
 * @param next as the browser sent it
 */
export function landingPath(next: string | null | undefined, { isAgent }: { isAgent: boolean }): string {
  const home = isAgent ? "/agent/dashboard" : "/dashboard";
  const path = safePath(next, home);
  const inPortal = /^\/agent(?:[/?#]|$)/.test(path);
  const anyones = /^\/admin(?:[/?#]|$)/.test(path);
  return inPortal === isAgent || anyones ? path : home;
}
