import { clsx } from "clsx";
import { Dialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { OverlayHead } from "./overlay-head";

const sides = {
  left: "left-0 border-r [--slide-from:-100%]",
  right: "left-[max(0px,100vw-24rem)] border-l",
};

export function Drawer({
  trigger,
  title,
  side = "right",
  open,
  onOpenChange,
  children,
}: {
  /** none where `open` controls it */
  trigger?: ReactElement;
  title: ReactNode;
  side?: keyof typeof sides;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Content
          aria-describedby={undefined}
          className={clsx(
            "fixed inset-y-0 z-50 w-[min(24rem,100vw)] animate-slide overflow-y-auto border-line bg-surface p-6 shadow-xl",
            sides[side],
          )}
        >
          <OverlayHead title={title} />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
