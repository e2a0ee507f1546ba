export type StaffGateRefusal =
  | "access-not-configured"
  | "access-missing"
  | "access-invalid"
  | "access-expired"
  | "access-other-person";

export type StaffGate = {
  /** null lets in. @throws Error when the keys can't be fetched: nobody is refused for that, and nobody let in */
  refusal: (request: { assertion: string | null; email: string }) => Promise<StaffGateRefusal | null>;
};
