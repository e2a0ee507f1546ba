import { Badge } from "~/components/ui/data/badge";

/** Deal-breakers by the worst of them; which ones is told on hover and in the details. */
export function GateSummary({ pass, fail, unknown }: { pass: number; fail: string[]; unknown: string[] }) {
  const all = pass + fail.length + unknown.length;
  if (all === 0) return <span className="text-soft">None</span>;
  const says = (tone: "good" | "poor" | "none", count: number, word: string, title?: string) => (
    <Badge tone={tone} title={title} className="justify-center whitespace-nowrap md:min-w-20 md:text-xs">
      {all === 1 ? word : `${count} ${word}`}
      {count < all && <span className="sr-only"> of {all}</span>}
    </Badge>
  );
  if (fail.length > 0) return says("poor", fail.length, "failed", fail.join(", "));
  if (unknown.length > 0) return says("none", unknown.length, "unknown", unknown.join(", "));
  return says("good", pass, "met");
}
