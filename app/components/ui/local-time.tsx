import { useRouteLoaderData } from "@remix-run/react";
import { dateFormat } from "~/lib/date-format";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import type { rootLoader } from "~/root-loader";

/** A moment in the reader's locale; in the reader's own time zone as soon as scripts run, in UTC before. */
export function LocalTime({ value }: { value: number }) {
  const locale = useRouteLoaderData<typeof rootLoader>("root")?.locale ?? "en-GB";
  const timeZone = useHydrated() ? undefined : "UTC";
  return (
    <time dateTime={new Date(value).toISOString()} suppressHydrationWarning>
      {dateFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(value)}
    </time>
  );
}
