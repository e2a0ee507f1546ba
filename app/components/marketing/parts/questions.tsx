import { Plus } from "lucide-react";
import { JsonLd } from "~/components/layout/json-ld";
import { faqData } from "~/lib/structured-data";

export type Question = { question: string; answer: string };

/** Questions that open without a script, and the same for search engines. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid max-w-3xl border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45"
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-prose pb-5 text-soft">{answer}</p>
        </details>
      ))}
      <JsonLd data={faqData(questions)} />
    </div>
  );
}
