import { withoutCriteria } from "../../postings/without-criteria";
import type { Thread } from "../get-thread";
import { postingOf } from "../posting-of";

/** An address of mail or of the web, or seven digits of a phone number. */
const CONTACT = /\S@\S|https?:\/\/|\bwww\.|\+?\d(?:[\s()./-]*\d){6}/i;

export function holdsContact(text: string): boolean {
  return CONTACT.test(text);
}

/**
 * What a model gets of a posting: without the client's name, without unlawful criteria, and without the lines and sentences that
 * hold an address or a phone number, where names of people stand.
 */
export function postingToSend(
  thread: Pick<Thread, "title" | "jobDescription" | "requirements" | "companyName">,
): string {
  const parts = withoutCriteria(postingOf(thread)).split(/(?<=[.!?])(?=\s)|(?<=\n)/);
  const kept = parts.filter((part) => !holdsContact(part)).join("");
  const name = thread.companyName.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return kept
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, "giu"), "the company")
    .trim();
}
