import { Link, useHref, useNavigate, useNavigationType } from "@remix-run/react";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type MouseEvent, type ReactNode, useRef } from "react";

/** Sized with the scroll bar, so that nothing moves when the scroll lock removes it. */
const shapes = {
  center:
    "inset-y-0 left-[calc(50vw-min(16rem,50vw-1rem))] my-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,100vw-2rem)] rounded-lg p-6",
  side: "inset-y-0 left-[max(0px,100vw-36rem)] w-[min(36rem,100vw)] border-y-0 border-r-0 p-6",
  page: "top-0 left-0 h-dvh w-screen border-0 lg:top-6 lg:left-[max(1.5rem,50vw-44rem)] lg:h-[calc(100dvh-3rem)] lg:w-[min(88rem,100vw-3rem)] lg:rounded-lg lg:border",
};

/** Its route is the open state: works as plain HTML, has a link, closes with Back. No portal, so that the server renders it. */
export function RouteDialog({
  title,
  closeTo,
  shape = "center",
  header,
  busy = false,
  children,
}: {
  title: ReactNode;
  /** target of Escape, the close button and a click outside */
  closeTo: string;
  shape?: keyof typeof shapes;
  /** blocks closing */
  busy?: boolean;
  header?: ReactNode;
  children: ReactNode;
}) {
  const close = useClose(closeTo);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open onOpenChange={busy ? undefined : close.now}>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-shade" />
      <Dialog.Content
        aria-describedby={undefined}
        onClickCapture={close.onLink}
        onEscapeKeyDown={keepForMenu}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          opener.current = document.activeElement;
          heading.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The action may redirect, and the link that opened the dialog may be gone.
          const next = close.byReader.current ? null : document.getElementById(window.location.hash.slice(1));
          const from = opener.current;
          const there = from?.isConnected && from !== document.body;
          const back = next ?? (there ? from : document.getElementById("main"));
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
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="text-2xl outline-none [overflow-wrap:anywhere]"
            >
              {title}
            </Dialog.Title>
            {header}
          </div>
          {!busy && (
            <Link
              to={closeTo}
              preventScrollReset
              aria-label="Close"
              className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            >
              <X className="size-6" aria-hidden="true" />
            </Link>
          )}
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Escape closes an open menu first, and leaves a field before what was typed in it is lost. */
function keepForMenu(event: KeyboardEvent) {
  const { target } = event;
  const field = target instanceof Element ? target.closest<HTMLElement>("textarea, input") : null;
  if (document.querySelector("[role=dialog] details[data-menu][open]")) event.preventDefault();
  else if (field) {
    event.preventDefault();
    field.blur();
  }
}

/** Goes back, so that Back doesn't reopen the dialog; one reached by its address is replaced by the page beneath. */
function useClose(closeTo: string) {
  const navigate = useNavigate();
  const href = useHref(closeTo);
  const openedBy = useRef(useNavigationType());
  const closing = useRef(false);
  function now() {
    // A second click must not go back twice.
    if (closing.current) return;
    closing.current = true;
    if (openedBy.current === "PUSH") navigate(-1);
    else navigate(closeTo, { replace: true, preventScrollReset: true });
  }
  function onLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || link?.getAttribute("href") !== href) return;
    event.preventDefault();
    now();
  }
  return { now, onLink, byReader: closing };
}
