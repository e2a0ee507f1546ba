import { Link, useHref, useNavigate, useNavigationType } from "@remix-run/react";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

/** Sized with the scroll bar, and hung from the top: nothing moves when the scroll lock removes it, or when more comes in. */
const shapes = {
  center:
    "top-[min(12dvh,6rem)] left-[calc(50vw-min(16rem,50vw-1rem))] h-fit max-h-[calc(88dvh-1rem)] w-[min(32rem,100vw-2rem)] rounded-lg p-6",
  side: "inset-y-0 left-[max(0px,100vw-36rem)] h-dvh max-h-none w-[min(36rem,100vw)] border-y-0 border-r-0 p-6",
  page: "top-0 left-0 h-dvh max-h-none w-screen border-0 lg:top-6 lg:left-[max(1.5rem,50vw-44rem)] lg:h-[calc(100dvh-3rem)] lg:w-[min(88rem,100vw-3rem)] lg:rounded-lg lg:border",
};

const besideRoom = "xl:pl-64 2xl:pl-80";

/** Its route is the open state: works as plain HTML, has a link, closes with Back. */
export function RouteDialog({
  title,
  closeTo,
  shape = "center",
  header,
  beside,
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
  /** what stands at its left where there is room: as wide as `besideRoom` */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const close = useClose(closeTo);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useModal(dialog, heading, { close: busy ? null : close.now, byReader: close.byReader });
  return (
    <>
      <div className="fixed inset-0 z-40 bg-shade" />
      <dialog
        ref={dialog}
        // Open from the start: it is there without scripts, too.
        open
        aria-labelledby={id}
        data-panel
        onClickCapture={close.onLink}
        className={clsx(
          "fixed z-50 flex max-w-none flex-col overflow-y-auto border border-line bg-surface text-ink shadow-xl backdrop:bg-transparent",
          shapes[shape],
          beside && besideRoom,
        )}
      >
        <div
          className={clsx(
            "flex items-start justify-between gap-4",
            shape === "page" ? "border-b border-line px-5 py-4 sm:px-8" : "mb-4",
          )}
        >
          <div className="min-w-0">
            <h2
              id={id}
              ref={heading}
              tabIndex={-1}
              className="text-2xl outline-none [overflow-wrap:anywhere]"
            >
              {title}
            </h2>
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
        {beside}
      </dialog>
    </>
  );
}

type Closing = { close: (() => void) | null; byReader: RefObject<boolean> };

/** Makes the dialog modal while it is there: focus on its heading, page beneath out of reach, focus back at the end. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  closing: Closing,
) {
  const latest = useRef(closing);
  latest.current = closing;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const page = document.documentElement;
    // Where a scroll bar goes, its room stays: nothing moves.
    page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? "stable" : "";
    page.style.overflow = "hidden";
    element.removeAttribute("open");
    element.showModal();
    heading.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (!keptByMenuOrField(element, event)) latest.current.close?.();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      latest.current.close?.();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target === element && isOutside(element, event)) latest.current.close?.();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    element.addEventListener("cancel", onCancel);
    element.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey, { capture: true });
      element.removeEventListener("cancel", onCancel);
      element.removeEventListener("pointerdown", onPointer);
      element.close();
      page.style.overflow = "";
      page.style.scrollbarGutter = "";
      // The action may redirect, and the link that opened the dialog may be gone.
      const next = latest.current.byReader.current
        ? null
        : document.getElementById(window.location.hash.slice(1));
      const there = opener?.isConnected && opener !== document.body;
      const back = next ?? (there ? opener : document.getElementById("main"));
      (back as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [dialog, heading]);
}

function isOutside(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Escape closes an open menu first, and leaves a field before what was typed in it is lost. */
function keptByMenuOrField(element: HTMLElement, { target }: KeyboardEvent): boolean {
  if (element.querySelector("details[data-menu][open]")) return true;
  const field = target instanceof Element ? target.closest<HTMLElement>("textarea, input") : null;
  field?.blur();
  return field !== null;
}

/** Goes back, so that Back doesn't reopen the dialog; one reached by its address, or over a page that has changed since, is replaced by the page beneath. */
function useClose(closeTo: string) {
  const navigate = useNavigate();
  const href = useHref(closeTo);
  const openedBy = useRef(useNavigationType());
  const openedOver = useRef(closeTo);
  const closing = useRef(false);
  function now() {
    // A second click must not go back twice.
    if (closing.current) return;
    closing.current = true;
    if (openedBy.current === "PUSH" && openedOver.current === closeTo) navigate(-1);
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
