import type { agencyLog } from "../../../db/schema";
import { sha256 } from "../sha256";

export type LogLine = typeof agencyLog.$inferSelect;

/** What the first line of a company holds in place of a former line's hash. */
export const FIRST_HASH = "0".repeat(64);

/** SHA-256 over the hash of the line before and all that this one says: a line that was changed, added or taken out breaks the chain. */
export function logHash(line: Omit<LogLine, "hash" | "id">): string {
  const { detail } = line;
  const told = detail && Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    line.companyId,
    line.number,
    line.agentId,
    line.action,
    line.threadId,
    line.applicantId,
    line.verdictId,
    told,
    line.createdAt,
  ];
  return sha256(line.previousHash + JSON.stringify(content));
}
