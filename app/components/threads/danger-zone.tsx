import { Link } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { useTableSearch } from "~/lib/hooks/use-table-search";

export function DangerZone({ threadId }: { threadId: string }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-poor/50 p-5">
      <div>
        <h2 className="text-lg">Danger Zone</h2>
        <p className="text-soft">Deletes this job thread with all its candidates and their résumés.</p>
      </div>
      <LinkButton to={agencyPaths.deleteThread(threadId)} look="danger" preventScrollReset>
        Delete Job Thread
      </LinkButton>
    </section>
  );
}

/** To the help over the thread's page. */
export function HelpTab({ threadId }: { threadId: string }) {
  const search = useTableSearch();
  return (
    <Link
      to={agencyPaths.help(threadId) + search}
      preventScrollReset
      className="fixed top-2/3 right-0 z-30 max-md:hidden rounded-l-md bg-accent px-1 py-3 text-xs font-medium text-on-accent [writing-mode:vertical-rl]"
    >
      Help
    </Link>
  );
}
