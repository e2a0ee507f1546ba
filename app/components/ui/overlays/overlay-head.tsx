import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";

export function OverlayHead({ title, description }: { title: ReactNode; description?: ReactNode }) {
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <Dialog.Title className="text-2xl [overflow-wrap:anywhere]">{title}</Dialog.Title>
        {description && <Dialog.Description className="text-soft">{description}</Dialog.Description>}
      </div>
      <Dialog.Close
        aria-label="Close"
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-6" aria-hidden="true" />
      </Dialog.Close>
    </div>
  );
}
