import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

/** A menu that opens without scripts too; with them it closes on Escape and when the attention goes elsewhere. */
export function ClosingMenu(props: { label: ReactNode; children: ReactNode; className?: string }) {
  const { key } = useLocation();
  // A new one on each navigation: closed.
  return <Menu key={key} {...props} />;
}

function Menu({ label, children, className }: { label: ReactNode; children: ReactNode; className?: string }) {
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
  return (
    <details ref={menu} className={className}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-2 text-[0.95rem] hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {label}
      </summary>
      {children}
    </details>
  );
}
