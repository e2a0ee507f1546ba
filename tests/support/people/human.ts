import { env } from "cloudflare:workers";
import { ANSWER_FIELD, CHALLENGE_FIELD, TOKEN_FIELD } from "../../../app/lib/forms/human-proof";

export async function humanToken(): Promise<string> {
  const frame = await fetch(`${env.TURNSTILE_ORIGIN}/turnstile/v0/frame?sitekey=${env.TURNSTILE_SITE_KEY}`);
  const token = /"token":"([^"]+)"/.exec(await frame.text())?.[1];
  if (!token) throw new Error("the stand-in for the people check gave no token");
  return token;
}

export async function humanField(): Promise<Record<string, string>> {
  return { [TOKEN_FIELD]: await humanToken() };
}

/** Answers the question of a page opened with ?plain=1. */
export function plainAnswer(html: string): Record<string, string> {
  const seal = new RegExp(`name="${CHALLENGE_FIELD}" value="([^"]+)"`).exec(html)?.[1];
  const [, a, b] = /What is (\w+) plus (\w+)\?/.exec(html) ?? [];
  const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  if (!seal || !a || !b) throw new Error("the page asks no question");
  return { [CHALLENGE_FIELD]: seal, [ANSWER_FIELD]: String(numbers.indexOf(a) + numbers.indexOf(b)) };
}
