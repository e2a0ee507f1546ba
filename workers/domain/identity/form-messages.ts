export const BOTH_REQUIRED = "Please enter both email and password";

export const ALL_REQUIRED = "All fields are required";

export const TERMS_MISSING = "Please accept the terms and confirm that you are 18 or older.";
