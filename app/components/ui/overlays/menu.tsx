import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

const item =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-ui outline-accent data-disabled:cursor-not-allowed data-disabled:text-edge data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 pointer-coarse:min-h-11";

/** Needs scripts: offer its entries elsewhere, too. No portal, so that it belongs to its button's landmark. */
export function Menu({
  trigger,
  align = "end",
  children,
}: {
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-48 animate-enter rounded-md border border-edge bg-surface p-1 shadow-lg"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  icon: Icon,
  danger = false,
  disabled,
  onSelect,
  children,
}: {
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item disabled={disabled} onSelect={onSelect} className={clsx(item, danger && "text-poor")}>
      {Icon && <Icon className="size-4 shrink-0" aria-hidden="true" />}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({
  to,
  icon: Icon,
  children,
}: {
  to: string;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item asChild className={item}>
      <Link to={to}>
        {Icon && <Icon className="size-4 shrink-0" aria-hidden="true" />}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-sm text-soft">{children}</DropdownMenu.Label>;
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
