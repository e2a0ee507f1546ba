import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";

/** A company's switch for résumés as Word files, saved by itself: it is recorded who turned it. */
export function WordFilesSection({ on }: { on: boolean }) {
  const busy = useNavigation().formData?.get("intent") === "word-files";
  return (
    <section aria-labelledby="word-files" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="word-files" className="text-xl">
          Word files: {on ? "on" : "off"}
        </h2>
        <p className="text-[0.95rem] text-soft">
          While it is on, your company’s job threads take résumés as Word files (.docx, .doc), too. They are
          read and scored like PDF files; their text is shown with the marked words, but not their pages. Off,
          they take PDF files alone, and what came before stays.
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="word-files" />
        <Button name="on" value={on ? "no" : "yes"} look="secondary" busy={busy}>
          {on ? "Take PDF Files Alone" : "Allow Word Files"}
        </Button>
      </Form>
    </section>
  );
}
