import type { Role } from "../../agencies/roles";
import type { LogEnd } from "../../agency-log/log-end";

export type SignedInUser = {
  userId: string;
  sessionId: string;
  email: string;
  emailVerified: boolean;
  fullName: string;
  /** named by configuration, with a verified address */
  isStaff: boolean;
  /** a passkey or a code is asked for after the password; a session that hasn't taken it is no one's */
  hasSecondStep: boolean;
  scoringPaused: boolean;
  /** when this session took it last, UTC ms */
  provedAt: number | null;
  agent: AgentIdentity | null;
};

export type AgentStatus = "pending" | "active" | "refused" | "blocked";

export type AgentIdentity = {
  agentId: string;
  companyId: string;
  companyName: string;
  position: string | null;
  role: Role;
  status: AgentStatus;
  /** JSON, read by `parseTableView` */
  tableView: string | null;
  blindReview: boolean;
  wordFiles: boolean;
  /** an owner accepted the present data processing agreement: without it, nothing is uploaded */
  hasAgreement: boolean;
  requiresSecondStep: boolean;
};

export type ActiveAgent = {
  userId: string;
  /** where the company's log ended when this call was let in, if that was read */
  logEnd?: LogEnd | undefined;
  agentId: string;
  companyId: string;
  companyName: string;
  role: Role;
  fullName: string;
  emailVerified: boolean;
  tableView: string | null;
  /** the company's setting, read with every request (RULINGS 62) */
  blindReview: boolean;
  /** whether the company takes résumés as Word files, too (RULINGS 81) */
  wordFiles: boolean;
  hasAgreement: boolean;
};

/** An address that nobody has confirmed names no one. */
export function isStaffAddress(
  { staffEmails }: { staffEmails: readonly string[] },
  { email, emailVerified }: { email: string; emailVerified: boolean },
): boolean {
  return emailVerified && staffEmails.includes(email);
}
