import { Form, Link } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { ClosingMenu } from "~/components/layout/closing-menu";
import { Banner } from "~/components/ui/banner";
import { Button, buttonClass } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";

type State = { threadId: string; isOpen: boolean };

export function ThreadMenu({ threadId, isOpen }: State) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  return (
    <ClosingMenu
      className="sm:relative"
      look={buttonClass("secondary", "small", "list-none")}
      label={
        <>
          <Ellipsis className="size-4" aria-hidden="true" />
          <span className="sr-only">More for this job thread</span>
        </>
      }
    >
      <div className="absolute right-0 z-20 mt-1 w-64 rounded-md border border-line bg-surface p-1 text-sm shadow-lg max-sm:inset-x-0 max-sm:w-auto">
        <Link
          to={agencyPaths.threadColleagues(threadId) + search}
          preventScrollReset
          className="block rounded px-3 py-2 hover:bg-sunken"
        >
          Colleagues
          <span className="block text-soft">Who sees this job thread: share it, or pass it on.</span>
        </Link>
        {mayWork && (
          <Form method="post" action={agencyPaths.threadState(threadId) + search} preventScrollReset>
            <button
              type="submit"
              name="state"
              value={isOpen ? "closed" : "open"}
              className="block w-full rounded px-3 py-2 text-left hover:bg-sunken"
            >
              {isOpen ? "Close Job Thread" : "Reopen Job Thread"}
              <span className="block text-soft">
                {isOpen
                  ? "It takes no résumés then, and nobody is scored again. Its candidates stay."
                  : "Takes résumés again."}
              </span>
            </button>
          </Form>
        )}
      </div>
    </ClosingMenu>
  );
}

export function ClosedNotice({ threadId, children }: { threadId: string; children: string }) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  return (
    <Banner kind="info">
      <div className="flex items-center justify-between gap-x-6 gap-y-2 max-sm:flex-wrap">
        <p className="min-w-0">{children}</p>
        {mayWork && (
          <Form method="post" action={agencyPaths.threadState(threadId) + search} preventScrollReset>
            <Button name="state" value="open" look="secondary" size="small">
              Reopen
            </Button>
          </Form>
        )}
      </div>
    </Banner>
  );
}
