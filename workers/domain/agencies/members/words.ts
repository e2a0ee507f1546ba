import { TERMS_MISSING } from "../../identity/form-messages";
import { FILL_IN_REQUIRED, MISMATCH, TOO_SHORT } from "../form-messages";

export const ACCEPT_ORDER = [FILL_IN_REQUIRED, MISMATCH, TOO_SHORT, TERMS_MISSING] as const;

export const INVITATION_DAYS = 7;
