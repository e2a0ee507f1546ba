/** A host that can never be: of addresses that stand for none. */
const ERASED_HOST = "deleted.invalid";

/** What stands in the line of an agent who was erased, whose decisions still point at it. */
export function erasedAddress(userId: string): string {
  return `${userId}@${ERASED_HOST}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${ERASED_HOST}`);
}
