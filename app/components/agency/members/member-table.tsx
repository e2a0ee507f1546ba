import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import type { Member } from "../../../../workers/domain/agencies/members/list-members";
import { ROLE_WORDS } from "../../../../workers/domain/agencies/roles";

const head = "px-2 py-2 font-medium text-soft first:pl-4 last:pr-4";

/** `id`: null where the reader may not change them */
type ListedMember = Omit<Member, "id"> & { id: string | null };

export function MemberTable({ members }: { members: ListedMember[] }) {
  const canChange = members.some(({ id }) => id !== null);
  return (
    <CardTable
      caption="Colleagues"
      head={
        <>
          <th className={head}>Name</th>
          <th className={head}>Role</th>
          <th className={head}>Job threads</th>
          <th className={head}>Since</th>
          <th className={head}>Last sign-in</th>
          {canChange && (
            <th className={head}>
              <span className="sr-only">Change</span>
            </th>
          )}
        </>
      }
    >
      {members.map((member) => (
        <CardRow key={member.email} compact>
          <Cell wide className="[overflow-wrap:anywhere]">
            <span className="font-medium">{member.fullName}</span>
            {member.isSelf && <span className="text-soft"> (you)</span>}
            <span className="block text-soft">{member.email}</span>
          </Cell>
          <Cell label="Role">
            <Badge tone={member.role === "owner" ? "accent" : "none"}>{ROLE_WORDS[member.role].name}</Badge>
          </Cell>
          <Cell label="Job threads" className="tabular-nums">
            {member.threads}
          </Cell>
          <Cell label="Since">
            <LocalDate value={member.since} />
          </Cell>
          <Cell label="Last sign-in">
            {member.lastSignIn === null ? "Never" : <LocalDate value={member.lastSignIn} />}
          </Cell>
          {member.id && (
            <Cell className="text-right">
              <Link
                to={agencyPaths.member(member.id)}
                preventScrollReset
                className="text-link inline-flex min-h-11 items-center"
              >
                Change<span className="sr-only"> {member.fullName}</span>
              </Link>
            </Cell>
          )}
        </CardRow>
      ))}
    </CardTable>
  );
}
