/** Raise it with whatever changes a result. Rows are compared by it as text: each of its parts is one digit. */
export const ENGINE_VERSION = "4.9.0";
