import { useNavigation } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import { paths } from "~/lib/paths";

/** Leads to an item's order page; while one of them is on its way to one, none can be clicked again. */
export function BuyLink({
  item,
  from,
  look,
  describes,
  children,
}: {
  item: string;
  /** the page that it is on: what is said when the order goes wrong */
  from?: "upgrade" | "buy-credits";
  look?: "primary" | "secondary";
  /** what it buys, for people who hear the button alone */
  describes: string;
  children: string;
}) {
  const target = useNavigation().location?.pathname ?? "";
  const isChosen = target === paths.order(item);
  const busy = target.startsWith(paths.order(""));
  return (
    <LinkButton
      to={from ? `${paths.order(item)}?from=${from}` : paths.order(item)}
      look={look}
      aria-label={`${children}: ${describes}`}
      aria-disabled={busy || undefined}
      aria-busy={isChosen || undefined}
      onClick={(event) => busy && event.preventDefault()}
    >
      {isChosen && <Spinner className="size-4" />}
      {children}
    </LinkButton>
  );
}
