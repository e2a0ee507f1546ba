import { TERMS_MISSING } from "../identity/form-messages";

export const COMPANY_INCOMPLETE =
  "Company name, location, website, and size are required to save company information.";

export const CURRENT_MISSING = "Please enter your current password";

export const NEW_MISMATCH = "New passwords do not match";

export const NEW_TOO_SHORT = "New password must be at least 6 characters long";

export const PROFILE_ORDER = [COMPANY_INCOMPLETE, CURRENT_MISSING, NEW_MISMATCH, NEW_TOO_SHORT] as const;

export const FILL_IN_REQUIRED = "Please fill in all required fields.";

export const MISMATCH = "Passwords do not match.";

export const TOO_SHORT = "Password must be at least 6 characters long.";

export const REGISTRATION_ORDER = [FILL_IN_REQUIRED, MISMATCH, TOO_SHORT, TERMS_MISSING] as const;
