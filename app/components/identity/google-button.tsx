import type { MouseEvent } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { withNext } from "./with-next";

/** The other way in: leaves the site, so it is a plain link. */
export function GoogleButton({ next }: { next: string | null }) {
  return (
    <div className="grid gap-5">
      <Or />
      <a href={withNext(paths.google, next)} className={buttonClass("secondary")}>
        <GoogleMark />
        Sign in with Google
      </a>
    </div>
  );
}

/** The same for a registration: a button of its form, whose box with the terms it takes along. */
export function GoogleSubmit() {
  return (
    <div className="grid gap-5">
      <Or />
      <Button
        look="secondary"
        formAction={paths.registerGoogle}
        formMethod="post"
        formNoValidate
        onClick={leave}
      >
        <GoogleMark />
        Sign up with Google
      </Button>
    </div>
  );
}

/** To another site, so the browser sends the form itself; without the box ticked our page says what is missing. */
function leave(event: MouseEvent<HTMLButtonElement>) {
  const { form } = event.currentTarget;
  if (!form || new FormData(form).get("terms") !== "on") return;
  event.preventDefault();
  form.action = paths.registerGoogle;
  form.submit();
}

function Or() {
  return (
    <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.7c-1 .7-2.2 1-3.7 1-2.8 0-5.2-1.9-6.1-4.5H2.3V17A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7H2.3a11 11 0 0 0 0 10z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3 .5 4.2 1.6l3.1-3.1A11 11 0 0 0 2.3 7l3.6 2.9C6.8 7.3 9.2 5.4 12 5.4z"
      />
    </svg>
  );
}
