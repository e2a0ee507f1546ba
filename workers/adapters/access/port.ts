/** Why the staff area stays shut: a code for the log. */
export type StaffGateRefusal =
  | "access-not-configured"
  | "access-missing"
  | "access-invalid"
  | "access-expired"
  | "access-other-person";

/** What stands in front of the staff area besides the sign-in. */
export type StaffGate = {
  /**
   * @param assertion the header that the gate's keeper adds to each request, null where it is missing
   * @param email of the signed-in user: the gate must have seen the same person
   * @returns null to let in
   * @throws Error when the keeper's keys can't be had: nobody is refused for that, and nobody let in
   */
  refusal: (request: { assertion: string | null; email: string }) => Promise<StaffGateRefusal | null>;
};
