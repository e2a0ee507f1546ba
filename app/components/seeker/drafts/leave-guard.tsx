import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/overlays/modal";

/** Asks before a link takes someone away from what they haven't saved; `stays`: paths that keep the page open. */
export function LeaveGuard({ unsaved, stays }: { unsaved: boolean; stays: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !(nextLocation.pathname.startsWith(stays) && nextLocation.search === currentLocation.search),
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [unsaved]);
  return (
    <Modal
      title="Leave without saving?"
      description="What you changed since the last saved version will be lost."
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" look="secondary" onClick={() => blocker.reset?.()}>
          Stay
        </Button>
        <Button type="button" look="danger" onClick={() => blocker.proceed?.()}>
          Leave Without Saving
        </Button>
      </div>
    </Modal>
  );
}
