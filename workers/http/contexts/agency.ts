import { registerAgency } from "../../domain/agencies/register-agency";
import type { AgencyRegistration } from "../../domain/agencies/schema";
import type { HumanProof } from "../../domain/identity/require-human";
import type { RequestTools } from "./tools";

/** An agency's own affairs: registration, profile, company. */
export function agencyContext({ deps, orThrow, visitor }: RequestTools) {
  return {
    agencies: {
      register: (form: AgencyRegistration, proof: HumanProof) =>
        orThrow(registerAgency(deps, { form, proof, ipAddress: visitor.ipAddress })),
    },
  };
}
