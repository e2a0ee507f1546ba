import { Link } from "@remix-run/react";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import type { UserLine } from "../../../../workers/domain/staff/search-users";
import { adminPaths } from "../admin-paths";
import { Heads } from "./list-parts";

export function UserTable({ caption, users }: { caption: string; users: readonly UserLine[] }) {
  return (
    <CardTable caption={caption} head={<Heads labels={["Email", "Name", "Since"]} />}>
      {users.map((user) => (
        <CardRow key={user.id}>
          <Cell wide className="[overflow-wrap:anywhere]">
            <Link to={adminPaths.user(user.id)} className="text-link font-medium">
              {user.email}
            </Link>
            {!user.emailVerified && <span className="text-soft"> (not confirmed)</span>}
          </Cell>
          <Cell wide className="[overflow-wrap:anywhere]">
            {user.fullName}
          </Cell>
          <Cell label="Since" wide>
            <LocalDate value={user.createdAt} />
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  );
}
