import { FILL_IN_REQUIRED, MISMATCH, TOO_SHORT } from "../form-messages";

export const TERMS_MISSING = "Please accept the terms and the privacy policy.";

export const ACCEPT_ORDER = [FILL_IN_REQUIRED, MISMATCH, TOO_SHORT, TERMS_MISSING] as const;

export const INVITATION_DAYS = 7;
