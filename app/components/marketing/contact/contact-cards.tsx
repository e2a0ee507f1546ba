import { Building2, Check, Copy, LifeBuoy, type LucideIcon, Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { useHydrated } from "~/lib/hooks/use-hydrated";

const SHOWN_MILLISECONDS = 3000;

type Way = { name: "general" | "support" | "enterprise"; title: string; text: string; icon: LucideIcon };

const ways: Way[] = [
  { name: "general", title: "General", text: "Questions about Plumbline, press, partnerships.", icon: Mail },
  { name: "support", title: "Support", text: "Something doesn't work, or you need a hand.", icon: LifeBuoy },
  {
    name: "enterprise",
    title: "Enterprise",
    text: "More than ten recruiters, or a plan of your own.",
    icon: Building2,
  },
];

/** The ways to reach us; a click on one copies its address and says so. Without a script the address can be read. */
export function ContactCards({ mailboxes }: { mailboxes: Record<Way["name"], string | null> }) {
  const shown = ways.flatMap((way) => {
    const mailbox = mailboxes[way.name];
    return mailbox ? [{ way, mailbox }] : [];
  });
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {shown.map(({ way, mailbox }) => (
        <li key={way.title} className="grid">
          <ContactCard way={way} mailbox={mailbox} />
        </li>
      ))}
    </ul>
  );
}

function ContactCard({ way: { title, text, icon: Icon }, mailbox }: { way: Way; mailbox: string }) {
  const ready = useHydrated();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(mailbox);
      setSaid("Address copied");
    } catch {
      setSaid("Copying is not allowed here");
    }
  }

  const Mark = said === "Address copied" ? Check : Copy;
  return (
    <section className="relative grid content-start gap-1 rounded-lg border border-line bg-surface p-4 has-[button:hover]:border-accent">
      <Icon className="size-6 text-accent" aria-hidden="true" />
      <h2 className="text-xl">{title}</h2>
      <p className="text-soft">{text}</p>
      <p className="font-medium [overflow-wrap:anywhere]">{mailbox}</p>
      {/* As high as its words, so that nothing moves when scripts arrive. */}
      <p className="min-h-6 text-sm">
        {ready && (
          <button
            type="button"
            onClick={copy}
            className="inline-flex items-center gap-2 text-accent after:absolute after:inset-0 after:rounded-lg"
          >
            <Mark className="size-4" aria-hidden="true" />
            <span>
              {said ?? "Copy address"}
              <span className="sr-only">: {title}</span>
            </span>
          </button>
        )}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </section>
  );
}
