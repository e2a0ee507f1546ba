import { paths } from "~/lib/paths";
import type { TARGETS } from "../../../workers/domain/statistics/events";

type Target = (typeof TARGETS)[number];

/** Wherever on a public page they stand. */
const ANYWHERE: Record<string, Target> = {
  [paths.pricing]: "see-pricing",
  [paths.login]: "sign-in",
  [paths.agentLogin]: "sign-in",
  [paths.register]: "register",
  [paths.agentRegister]: "register",
};

/** What following a link of a public page is counted as. `inContent`: not in bar or footer. */
export function targetOfLink(pathname: string, inContent: boolean): Target | null {
  if (pathname === paths.contact) return inContent ? "contact-sales" : null;
  return ANYWHERE[pathname] ?? null;
}
