import { getProfile } from "../../domain/agencies/get-profile";
import { getStatusReason } from "../../domain/agencies/get-status-reason";
import { registerAgency } from "../../domain/agencies/register-agency";
import { saveProfile } from "../../domain/agencies/save-profile";
import type { AgencyRegistration, ProfileForm } from "../../domain/agencies/schema";
import { AppError } from "../../domain/errors";
import type { HumanProof } from "../../domain/identity/require-human";
import type { ActiveAgent, SignedInUser } from "../../domain/identity/rules";
import { openingHeaders } from "../session-cookie";
import type { RequestTools } from "./tools";

/** An agency's own affairs: registration, status, profile, company. */
export function agencyContext({ c, deps, orThrow, validity, visitor }: RequestTools) {
  async function save(agent: ActiveAgent, form: ProfileForm) {
    const user = await c.get("user")();
    if (!user) throw new AppError("unauthenticated");
    const opened = await saveProfile(deps, { agent, user, visitor, form });
    return opened ? openingHeaders(opened, deps.now()) : [];
  }
  return {
    agencies: {
      register: (form: AgencyRegistration, proof: HumanProof) =>
        orThrow(registerAgency(deps, { form, proof, ipAddress: visitor.ipAddress })),
      /** Why an agent was refused or blocked, where staff said so. */
      statusReason: (user: SignedInUser) => orThrow(getStatusReason(deps, user)),
      /** The company's newest subscription, and whether it runs. */
      plan: (agent: ActiveAgent) => orThrow(validity(agent)),
      profile: (agent: ActiveAgent) => orThrow(getProfile(deps, { agent })),
      /**
       * Saves the profile, and the password where one is given: every session ends then. The answer's headers open
       * the one that takes this one's place.
       */
      saveProfile: (agent: ActiveAgent, form: ProfileForm) => orThrow(save(agent, form)),
    },
  };
}
