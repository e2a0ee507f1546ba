import { ROLE_WORDS, ROLES } from "../../../../workers/domain/agencies/roles";

export function RoleOptions() {
  return ROLES.map((role) => (
    <option key={role} value={role}>
      {ROLE_WORDS[role].name}
    </option>
  ));
}

export function RoleWords() {
  return (
    <dl className="grid gap-1 text-sm text-soft">
      {ROLES.map((role) => (
        <div key={role}>
          <dt className="inline font-medium text-ink">{ROLE_WORDS[role].name}: </dt>
          <dd className="inline">{ROLE_WORDS[role].text}</dd>
        </div>
      ))}
    </dl>
  );
}
