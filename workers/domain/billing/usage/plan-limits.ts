import { AppError } from "../../errors";
import type { CompanySubscription, Usage } from "../subscription-validity";
import { countedUnits } from "./limited-units";

const number = new Intl.NumberFormat("en");
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What comes after the period in which a limit counts; null where nothing follows. */
export function afterPeriod({
  status,
  cancelAt,
}: Pick<CompanySubscription, "status" | "cancelAt">): string | null {
  if (status === "trial") return "A paid plan starts a new count.";
  return status === "active" && cancelAt === null ? "The next month starts a new count." : null;
}

type Counting = Pick<CompanySubscription, "status" | "cancelAt" | "nextRenewal" | "limits">;

/** Which limit of the plan is in the way, how much of it is used, and when the period ends. */
export function limitMessage(subscription: Counting, kind: keyof Usage, used: number): string {
  const { status, limits, nextRenewal } = subscription;
  const plan = status === "trial" ? "Your trial" : "Your plan";
  const allows = `${plan} allows ${countedUnits(kind, limits[kind] ?? 0)} until ${day.format(nextRenewal)}`;
  const are = `${number.format(used)} ${used === 1 ? "is" : "are"} used.`;
  return [`${allows}; ${are}`, afterPeriod(subscription)].filter(Boolean).join(" ");
}

/** @throws AppError "limit-reached" where `used + adding` would pass the plan's limit */
export function requireWithinPlan(
  subscription: Counting,
  kind: keyof Usage,
  { used, adding }: { used: number; adding: number },
): void {
  const limit = subscription.limits[kind];
  if (limit === null || used + adding <= limit) return;
  throw new AppError("limit-reached", { message: limitMessage(subscription, kind, used) });
}
