import { Plus } from "lucide-react";
import { JsonLd } from "~/components/layout/json-ld";
import { faqData } from "~/lib/meta/structured-data";

export type Question = { question: string; answer: string };

/** Questions that open to their answers; search engines get the same words. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <div className="border-t border-edge">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-sm py-2 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{question}</h3>
              <Plus
                className="size-5 shrink-0 text-soft transition-transform group-open:rotate-45"
                aria-hidden="true"
              />
            </summary>
            <p className="pb-5 text-soft">{answer}</p>
          </details>
        ))}
      </div>
      <JsonLd data={faqData(questions)} />
    </>
  );
}
