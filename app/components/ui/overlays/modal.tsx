import { Dialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { OverlayHead } from "./overlay-head";

/** Needs scripts; else use `RouteDialog`. `Modal.Close` around a button closes it. */
export function Modal({
  trigger,
  title,
  description,
  open,
  onOpenChange,
  children,
}: {
  /** none where `open` controls it */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
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
          {...(description ? {} : { "aria-describedby": undefined })}
          className="fixed top-[min(12dvh,6rem)] left-[calc(50vw-min(16rem,50vw-1rem))] z-50 h-fit max-h-[calc(88dvh-1rem)] w-[min(32rem,100vw-2rem)] animate-enter overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-xl"
        >
          <OverlayHead title={title} description={description} />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

Modal.Close = function ModalClose({ children }: { children: ReactElement }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>;
};
