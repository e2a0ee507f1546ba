import { Form, Link } from "@remix-run/react";
import { Download, RotateCcw, Trash2 } from "lucide-react";
import { agencyPaths } from "~/lib/agency-paths";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { ApplicantRow } from "~/lib/views/applicant-row";

/** Seen where the row is pointed at or has the focus, and always where nothing can hover. */
export function RowActions({
  threadId,
  row,
  discover,
}: {
  threadId: string;
  row: ApplicantRow;
  discover: "render" | "none";
}) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  const name = row.candidateName ?? row.fileName;
  const look =
    "inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11";
  return (
    <span className="flex md:absolute md:inset-y-0 md:right-2 md:items-center md:rounded-md md:bg-sunken md:opacity-0 md:group-focus-within/row:opacity-100 md:group-hover/row:opacity-100 [@media(hover:none)]:static [@media(hover:none)]:bg-transparent [@media(hover:none)]:opacity-100">
      {!row.veiled && (
        <a
          href={agencyPaths.applicantFile(row.id)}
          download
          className={look}
          aria-label={`Download resume of ${name}`}
        >
          <Download className="size-4.5" aria-hidden="true" />
        </a>
      )}
      {mayWork && row.healable && (
        <Form
          method="post"
          action={agencyPaths.analyseAgain(threadId) + search}
          preventScrollReset
          className="flex"
        >
          <input type="hidden" name="candidate" value={row.id} />
          <button type="submit" className={look} aria-label={`Analyze ${name} again`} title="Analyze again">
            <RotateCcw className="size-4.5" aria-hidden="true" />
          </button>
        </Form>
      )}
      {mayWork && (
        <Link
          to={agencyPaths.deleteApplicant(threadId, row.id) + search}
          preventScrollReset
          discover={discover}
          className={look}
          aria-label={`Delete ${name}`}
        >
          <Trash2 className="size-4.5" aria-hidden="true" />
        </Link>
      )}
    </span>
  );
}
