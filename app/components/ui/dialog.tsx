import { Link, useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";

const shapes = {
  center: "inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-lg p-6",
  side: "inset-y-0 right-0 w-[min(34rem,100vw)] border-y-0 border-r-0 p-6",
  page: "inset-0 h-dvh w-screen border-0 lg:inset-6 lg:m-auto lg:h-[calc(100dvh-3rem)] lg:max-w-[88rem] lg:w-[calc(100vw-3rem)] lg:rounded-lg lg:border",
};

/**
 * A dialog that is a page of its own: the route that renders it is its open state, so it works as plain HTML, can be
 * linked to, and closes with the browser's Back. Rendered in place, not in a portal, so that the server sends it too.
 */
export function RouteDialog({
  title,
  closeTo,
  shape = "center",
  header,
  children,
}: {
  title: ReactNode;
  /** where Escape, the close button and a click beside the dialog lead */
  closeTo: string;
  shape?: keyof typeof shapes;
  /** what stands beside the title */
  header?: ReactNode;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open onOpenChange={() => navigate(closeTo, { preventScrollReset: true })}>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-shade" />
      <Dialog.Content
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          opener.current = document.activeElement;
          heading.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The link that opened the dialog may be gone with what was deleted.
          const from = opener.current;
          const there = from?.isConnected && from !== document.body;
          const back = there ? from : document.getElementById("main");
          (back as HTMLElement | null)?.focus({ preventScroll: true });
        }}
        className={clsx(
          "fixed z-50 flex flex-col overflow-y-auto border border-line bg-surface shadow-xl",
          shapes[shape],
        )}
      >
        <div
          className={clsx(
            "flex items-start justify-between gap-4",
            shape === "page" ? "border-b border-line px-5 py-4 sm:px-8" : "mb-4",
          )}
        >
          <div className="min-w-0">
            <Dialog.Title ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {title}
            </Dialog.Title>
            {header}
          </div>
          <Link
            to={closeTo}
            preventScrollReset
            aria-label="Close"
            className="-m-2 rounded-md p-2 text-soft hover:bg-sunken hover:text-ink"
          >
            <X className="size-6" aria-hidden="true" />
          </Link>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
