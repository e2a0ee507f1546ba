/** Said once above a sign-in form with a gap. */
export const BOTH_REQUIRED = "Please enter both email and password";

/** Said once above a form whose fields are not all filled in. */
export const ALL_REQUIRED = "All fields are required";
