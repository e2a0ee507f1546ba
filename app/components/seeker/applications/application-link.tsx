import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import type { ApplicationListItem } from "../../../../workers/domain/applications/list-applications";

/** Opens an application over the board or the list, which its id leads back to. */
export function ApplicationLink({
  application: { id, jobTitle },
  search,
}: {
  application: Pick<ApplicationListItem, "id" | "jobTitle">;
  /** of the page's own address */
  search: string;
}) {
  return (
    <Link
      id={`application-${id}`}
      to={paths.application(id) + search}
      preventScrollReset
      className="rounded-sm underline-offset-4 hover:underline"
    >
      {jobTitle}
    </Link>
  );
}
