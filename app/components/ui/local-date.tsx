import { useRouteLoaderData } from "@remix-run/react";
import { useHydrated } from "~/lib/use-hydrated";
import type { loader } from "~/root";

/** A day in the reader's locale; the day is the reader's own as soon as scripts run, UTC's before. */
export function LocalDate({ value }: { value: number }) {
  const locale = useRouteLoaderData<typeof loader>("root")?.locale ?? "en-GB";
  const timeZone = useHydrated() ? undefined : "UTC";
  return (
    <time dateTime={new Date(value).toISOString()} suppressHydrationWarning>
      {new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).format(value)}
    </time>
  );
}
