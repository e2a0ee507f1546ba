import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** The browser's own dialog, open in the HTML already: Radix would take the page over its budget. */
export function ThanksDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // Open by attribute it lets the page behind it be used; shown again it doesn't.
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="thanks"
      onCancel={() => navigate(paths.interview, { preventScrollReset: true })}
      className="fixed inset-0 z-50 m-auto h-fit w-[min(32rem,100vw-2rem)] rounded-lg border border-line bg-surface p-6 text-ink shadow-xl backdrop:bg-shade"
    >
      <h2 id="thanks" className="mb-4 text-2xl">
        Thank you!
      </h2>
      <p>
        We'll tell you when interview practice opens. Please confirm your address by the link that we have
        just mailed you.
      </p>
      <p className="mt-5">
        <LinkButton to={paths.interview} preventScrollReset>
          Got it
        </LinkButton>
      </p>
    </dialog>
  );
}
