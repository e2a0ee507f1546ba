import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";

/** A company's switch for blind review, saved by itself: it is recorded who turned it. */
export function BlindReviewSection({ on }: { on: boolean }) {
  const busy = useNavigation().formData?.get("intent") === "blind-review";
  return (
    <section aria-labelledby="blind-review" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="blind-review" className="text-xl">
          Blind review: {on ? "on" : "off"}
        </h2>
        <p className="text-[0.95rem] text-soft">
          While it is on, nobody in your company sees a candidate’s name, e-mail, phone, links, gender, place
          or file before they are shortlisted: they are called “Candidate 7F3A”, for instance, and their own
          words are covered in the text of the résumé. Whether their place matches stays. It is recorded who
          switches this, and who shortlists whom.
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="blind-review" />
        <Button name="on" value={on ? "no" : "yes"} look="secondary" busy={busy}>
          {on ? "Switch Blind Review Off" : "Switch Blind Review On"}
        </Button>
      </Form>
    </section>
  );
}
