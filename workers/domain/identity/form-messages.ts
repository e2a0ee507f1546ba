export const BOTH_REQUIRED = "Please enter both email and password";

export const ALL_REQUIRED = "All fields are required";
