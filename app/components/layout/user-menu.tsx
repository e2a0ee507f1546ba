import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Button } from "~/components/ui/button";
import { ClosingMenu } from "./closing-menu";

type UserMenuProps = {
  /** null: not known yet, so that the menu isn't shown either */
  fullName: string | null;
  settings: { to: string; label: string };
  signOutAt: string;
  onSignOut?: () => void;
};

export function UserMenu({ fullName, settings, signOutAt, onSignOut }: UserMenuProps) {
  const item = "flex min-h-11 w-full items-center px-4 text-left text-[0.95rem] hover:bg-sunken";
  return (
    <ClosingMenu
      className={clsx("group relative ml-auto", fullName === null && "invisible")}
      label={
        <>
          <span className="sr-only">Account of </span>
          <span className="max-w-[26vw] truncate font-medium sm:max-w-[16rem] xl:max-w-[7.5rem]">
            {fullName ?? "you"}
          </span>
          <ChevronDown
            className="size-4 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </>
      }
    >
      <div className="absolute right-0 z-40 mt-1 w-52 overflow-hidden rounded-md border border-line bg-surface py-1 shadow-lg">
        <Link to={settings.to} className={item}>
          {settings.label}
        </Link>
        <Form method="post" action={signOutAt} reloadDocument onSubmit={onSignOut}>
          <Button look="quiet" className="w-full justify-start rounded-none px-4 font-normal">
            Sign Out
          </Button>
        </Form>
      </div>
    </ClosingMenu>
  );
}
