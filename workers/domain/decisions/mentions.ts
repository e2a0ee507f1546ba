export type Colleague = { agentId: string; userId: string; fullName: string; email: string };

/** Whom a note names: "@Ana Ruiz", or "@Ana" where no other colleague is called so. Case and accents don't matter. */
export function findMentions(body: string, colleagues: readonly Colleague[]): Colleague[] {
  const text = folded(body);
  const firstNames = colleagues.map(({ fullName }) => firstName(fullName));
  return colleagues.filter(({ fullName }, index) => {
    const first = firstNames[index] ?? "";
    const isOnly = firstNames.filter((name) => name === first).length === 1;
    return names(text, folded(fullName)) || (isOnly && names(text, first));
  });
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function firstName(fullName: string): string {
  return folded(fullName).trim().split(/\s+/)[0] ?? "";
}

/** A longer name that begins alike is someone else's: "@anabel" isn't "@ana". */
function names(text: string, name: string): boolean {
  if (!name) return false;
  for (let at = text.indexOf(`@${name}`); at !== -1; at = text.indexOf(`@${name}`, at + 1)) {
    const next = text[at + name.length + 1] ?? " ";
    if (!/[\p{L}\p{N}]/u.test(next)) return true;
  }
  return false;
}
