/** The stored form of an e-mail address. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
