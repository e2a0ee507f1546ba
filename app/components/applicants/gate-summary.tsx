import { Badge } from "~/components/ui/data/badge";

/** Deal-breakers in two words; which ones is told on hover and in the details. */
export function GateSummary({ pass, fail, unknown }: { pass: number; fail: string[]; unknown: string[] }) {
  if (pass + fail.length + unknown.length === 0) return <span className="text-soft">None</span>;
  return (
    <span className="flex flex-wrap gap-1 max-md:justify-end [&>*]:whitespace-nowrap">
      {fail.length > 0 && (
        <Badge tone="poor" title={fail.join(", ")}>
          {fail.length} fail
        </Badge>
      )}
      {unknown.length > 0 && <Badge title={unknown.join(", ")}>{unknown.length} unknown</Badge>}
      {pass > 0 && <Badge tone="good">{pass} pass</Badge>}
    </span>
  );
}
