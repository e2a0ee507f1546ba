import type { ReactNode } from "react";
import { PublicShell } from "~/components/layout/public-shell";
import { LongDate } from "~/components/learning/long-date";

export type LegalSection = { id: string; title: string; body: ReactNode };

/**
 * @param notice what this installation leaves open
 * @param changedOn the day on which its words last changed, as in "2026-11-21": set by hand with each change
 */
export function LegalPage({
  title,
  lead,
  changedOn,
  notice,
  sections,
}: {
  title: string;
  lead: string;
  changedOn: string;
  notice?: ReactNode;
  sections: LegalSection[];
}) {
  return (
    <PublicShell legal>
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-[14rem_1fr]">
        <div className="grid gap-3 lg:col-start-2">
          <h1 className="text-title">{title}</h1>
          <p className="max-w-prose text-lead text-soft">{lead}</p>
          <p className="text-sm text-soft">
            Last updated: <LongDate value={Date.parse(changedOn)} />
          </p>
        </div>
        <nav
          aria-label="On this page"
          className="border-l border-line pl-4 lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <ol className="grid text-sm">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-8 items-center rounded-sm py-1 text-soft hover:text-ink hover:underline"
                >
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-prose gap-12 lg:col-start-2">
          {notice}
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="late-section grid scroll-mt-6 gap-4 [&_dt]:font-semibold [&_h3]:mt-2 [&_h3]:text-lg [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5"
            >
              <h2 id={`${section.id}-title`} className="text-2xl">
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </PublicShell>
  );
}

export function Mailbox({ mailbox }: { mailbox: string }) {
  return (
    <a href={`mailto:${mailbox}`} className="text-link [overflow-wrap:anywhere]">
      {mailbox}
    </a>
  );
}
