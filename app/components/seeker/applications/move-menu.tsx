import { Form, useLocation } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { ClosingMenu } from "~/components/layout/closing-menu";
import { buttonClass } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import {
  type ApplicationState,
  applicationStates,
  STATE_NAMES,
} from "../../../../workers/domain/applications/application-states";
import { searchWith } from "./applications-search";

/** The other states, a button each: by mouse, finger and keyboard alike, and without scripts. */
export function MoveMenu({ id, jobTitle, state }: { id: string; jobTitle: string; state: ApplicationState }) {
  const { search } = useLocation();
  return (
    <ClosingMenu
      className="relative"
      look={buttonClass("quiet", "small", "list-none gap-1 px-2 [&::-webkit-details-marker]:hidden")}
      label={
        <>
          Move<span className="sr-only"> {jobTitle}</span>
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </>
      }
    >
      <Form
        method="post"
        action={paths.applications + searchWith(search)}
        preventScrollReset
        replace
        className="absolute right-0 z-30 mt-1 grid w-36 rounded-md border border-line bg-surface py-1 shadow-lg"
      >
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="id" value={id} />
        {applicationStates
          .filter((one) => one !== state)
          .map((one) => (
            <button
              key={one}
              type="submit"
              name="state"
              value={one}
              className="min-h-9 px-3 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
            >
              {STATE_NAMES[one]}
            </button>
          ))}
      </Form>
    </ClosingMenu>
  );
}
