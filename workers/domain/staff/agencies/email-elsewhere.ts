/** Both lower-cased, the website normalised. */
export function isEmailElsewhere(email: string, normalizedWebsite: string): boolean {
  const domain = email.split("@").at(-1) ?? "";
  const host = normalizedWebsite.split(/[/?:]/)[0] ?? "";
  return domain !== host && !domain.endsWith(`.${host}`) && !host.endsWith(`.${domain}`);
}
