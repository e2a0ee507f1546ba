import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { CorrectionView } from "~/lib/views/correction-view";

export function CorrectionList({
  corrections,
  factsVersion,
}: {
  corrections: CorrectionView[];
  factsVersion: number;
}) {
  const busy = useNavigation().formMethod === "POST";
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className="grid gap-3 rounded-lg border border-line p-4 sm:p-5">
      <h3 id="corrections" className="text-lg">
        {corrections.some(({ byModel }) => byModel) ? "Corrections" : "Your corrections"}
      </h3>
      <ol className="grid gap-3">
        {corrections.map(({ at, what, from, to, outside, byModel }) => (
          <li
            key={`${at}${what}${to}`}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-ui"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>
                <span className="text-soft">{what}:</span> {from ? <del>{from}</del> : "nothing was read"}
                {to !== null && (
                  <>
                    {" → "}
                    <ins className="font-medium no-underline">{to}</ins>
                  </>
                )}
              </p>
              {byModel && (
                <p className="text-sm text-soft">
                  A language model proposed these words of your résumé, and a person at the agency accepted
                  them. Undo it if it’s wrong.
                </p>
              )}
              {outside && (
                <p className="text-sm text-moderate">
                  These words don’t stand in the file: other readers won’t find them.
                </p>
              )}
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="factsVersion" value={factsVersion} />
              <input type="hidden" name="at" value={at} />
              <Button name="intent" value="undo" look="secondary" size="small" busy={busy}>
                Undo
                <span className="sr-only">
                  {" "}
                  {what} {to ?? from}
                </span>
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </section>
  );
}
