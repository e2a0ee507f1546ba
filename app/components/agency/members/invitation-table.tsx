import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import type { OpenInvitation } from "../../../../workers/domain/agencies/members/list-members";
import { ROLE_WORDS } from "../../../../workers/domain/agencies/roles";

const head = "px-2 py-2 font-medium text-soft first:pl-4 last:pr-4";

export function InvitationTable({ invitations }: { invitations: OpenInvitation[] }) {
  return (
    <CardTable
      caption="Open invitations"
      head={
        <>
          <th className={head}>Invited</th>
          <th className={head}>Role</th>
          <th className={head}>Link works until</th>
          <th className={head}>
            <span className="sr-only">Change</span>
          </th>
        </>
      }
    >
      {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
        <CardRow key={id} compact>
          <Cell wide className="[overflow-wrap:anywhere]">
            {email}
          </Cell>
          <Cell label="Role">{ROLE_WORDS[role].name}</Cell>
          <Cell label="Link works until">
            {isExpired ? <span className="text-poor">Too old</span> : <LocalDate value={expiresAt} />}
          </Cell>
          <Cell wide>
            <Form
              method="post"
              action={paths.members}
              preventScrollReset
              className="flex flex-wrap justify-end gap-2"
            >
              <input type="hidden" name="invitation" value={id} />
              <Button look="quiet" size="small" name="intent" value="resend">
                Send Again<span className="sr-only"> to {email}</span>
              </Button>
              <Button look="quiet" size="small" name="intent" value="withdraw">
                Withdraw<span className="sr-only"> the invitation of {email}</span>
              </Button>
            </Form>
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  );
}
