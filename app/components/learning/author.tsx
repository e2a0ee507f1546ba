import { FileText, type LucideIcon, MessagesSquare, PenLine, UserRound } from "lucide-react";

/** The desks that write for us, by their name in lower case. */
const avatars: Record<string, LucideIcon> = {
  "plumbline editorial": PenLine,
  "plumbline résumé desk": FileText,
  "plumbline interview desk": MessagesSquare,
};

/** Who wrote it, with the desk's sign; unknown authors get a person's. */
export function Author({ name }: { name: string }) {
  const Icon = avatars[name.toLowerCase()] ?? UserRound;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
      >
        <Icon className="size-4" />
      </span>
      {name}
    </span>
  );
}
