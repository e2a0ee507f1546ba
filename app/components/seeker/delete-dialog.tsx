import type { ComponentProps } from "react";
import { ConfirmDialog } from "~/components/ui/overlays/confirm-dialog";

/** Asks before something of the person's own is deleted. */
export function DeleteDialog(props: Omit<ComponentProps<typeof ConfirmDialog>, "keep" | "busyVerb">) {
  return <ConfirmDialog keep="Cancel" busyVerb="Deleting..." {...props} />;
}
