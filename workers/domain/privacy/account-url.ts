import type { Deps } from "../deps";

/** Where a person looks after their own account. @param agency the agency they belong to; null for job seekers */
export function accountUrl({ origin }: Deps["site"], agency: object | null): string {
  return `${origin}${agency ? "/agent/account" : "/settings"}`;
}
