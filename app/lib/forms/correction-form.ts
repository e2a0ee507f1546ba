const FIELDS = {
  person: ["name", "headline", "location"],
  experience: ["title", "company", "location", "start", "end"],
  education: ["institution", "degree", "field", "start", "end"],
} as const;

type Kind = keyof typeof FIELDS;

export function editOfForm(form: FormData): {
  edit: Record<string, unknown>;
  factsVersion: number;
  formId: string;
  values: Record<string, string>;
} {
  const text = (name: string) => String(form.get(name) ?? "");
  const factsVersion = Number(text("factsVersion"));
  const intent = text("intent");
  if (intent === "undo")
    return { edit: { kind: "undo", at: text("at") }, factsVersion, formId: "corrections", values: {} };
  if (intent === "remove-skills") {
    const names = form.getAll("names").map(String);
    return { edit: { kind: "remove-skills", names }, factsVersion, formId: "skills", values: {} };
  }
  const kind = text("kind");
  const entry = text("entry");
  const formId = kind === "person" ? kind : `${kind}-${entry}`;
  if (intent === "remove")
    return { edit: { kind: `remove-${kind}`, entry }, factsVersion, formId, values: {} };
  const names = Object.hasOwn(FIELDS, kind) ? FIELDS[kind as Kind] : [];
  const values = Object.fromEntries(names.map((name) => [name, text(name)]));
  return { edit: { kind, entry, values }, factsVersion, formId, values };
}
