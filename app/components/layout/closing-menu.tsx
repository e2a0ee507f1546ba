import { useLocation } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

const quiet =
  "flex min-h-11 list-none items-center gap-2 rounded-md px-2 text-[0.95rem] hover:bg-sunken [&::-webkit-details-marker]:hidden";

type MenuProps = {
  label: ReactNode;
  children: ReactNode;
  className?: string;
  /** of the button that opens it */
  look?: string;
};

/** A menu that opens without scripts too; with them it closes on Escape, on a download, and when the attention goes elsewhere. */
export function ClosingMenu(props: MenuProps) {
  const { key } = useLocation();
  // A new one on each navigation: closed.
  return <Menu key={key} {...props} />;
}

function Menu({ label, children, className, look = quiet }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: Event) {
      const open = menu.current?.open;
      if (!open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.current?.querySelector("summary")?.focus();
      } else if (menu.current?.contains(event.target as Node)) return;
      if (menu.current) menu.current.open = false;
    }
    const events = ["pointerdown", "focusin", "keydown"] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);
  function closeOnDownload(event: MouseEvent) {
    if (!menu.current || !(event.target as Element).closest("a[download], [data-closes]")) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own keys make the same click
    <details ref={menu} data-menu className={className} onClick={closeOnDownload}>
      <summary className={look}>{label}</summary>
      {children}
    </details>
  );
}

/** For a form in the menu that stays on the page. */
export function closeMenuOf(event: FormEvent<HTMLFormElement>): void {
  event.currentTarget.closest("details")?.removeAttribute("open");
}
