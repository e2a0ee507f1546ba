import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { isPublicHost } from "../../public-host";
import { URL_MAX } from "./webhook-limits";

/** Where events may go: https hosts of the internet, not this site. @returns the address as `URL` has it @throws AppError "webhook-url" */
export function endpointAddress(deps: Pick<Deps, "site" | "webhooks">, given: string): string {
  const text = given.trim();
  const url = text.length <= URL_MAX ? URL.parse(text) : null;
  if (!url || url.username || url.password || url.hash) throw new AppError("webhook-url");
  if (url.origin === deps.webhooks.standIn) return url.href;
  const own = new URL(deps.site.origin).hostname;
  const isOwn = url.hostname === own || url.hostname.endsWith(`.${own}`);
  if (url.protocol !== "https:" || url.port !== "" || isOwn || !isPublicHost(url.hostname))
    throw new AppError("webhook-url");
  return url.href;
}
