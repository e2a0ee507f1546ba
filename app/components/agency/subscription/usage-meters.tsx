import { clsx } from "clsx";
import type { CompanySubscription, Usage } from "../../../../workers/domain/billing/subscription-validity";
import { LIMITED_UNITS } from "../../../../workers/domain/billing/usage/limited-units";

const number = new Intl.NumberFormat("en");

/** From this share on, a meter changes its colour and says what is left. */
const NEAR = 0.8;

export function UsageMeters({ limits, usage }: { limits: CompanySubscription["limits"]; usage: Usage }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {(Object.keys(LIMITED_UNITS) as (keyof Usage)[]).map((kind) => (
        <li key={kind}>
          <UsageMeter kind={kind} used={usage[kind]} limit={limits[kind]} />
        </li>
      ))}
    </ul>
  );
}

function UsageMeter({ kind, used, limit }: { kind: keyof Usage; used: number; limit: number | null }) {
  const name = LIMITED_UNITS[kind].many.replace(/^./, (first) => first.toUpperCase());
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit);
  const left = limit === null ? null : Math.max(0, limit - used);
  const figures =
    limit === null ? `${number.format(used)}, no limit` : `${number.format(used)} of ${number.format(limit)}`;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span className="font-medium tabular-nums">
          {figures}
          <span className="sr-only"> used</span>
        </span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-none-soft">
        <div
          className={clsx(
            "h-full origin-left rounded-full",
            share >= 1 ? "bg-poor" : share >= NEAR ? "bg-moderate" : "bg-accent",
          )}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {share >= NEAR && (
        <p className={clsx("text-sm", left === 0 ? "text-poor" : "text-moderate")}>
          {left === 0 ? "The limit is reached." : `${number.format(left ?? 0)} left`}
        </p>
      )}
    </div>
  );
}
