import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";

/** The ways on for someone whose Google address has an account that isn't linked to Google. */
export function GoogleWays({ next }: { next: string | null }) {
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      <li>Sign in below with your password. In your settings you can link Google then.</li>
      <li>
        <Link to={paths.forgotPassword} className="text-link">
          Set a new password
        </Link>{" "}
        if you don’t know it.
      </li>
      <li>
        <a
          href={`${paths.google}?choose=1${next ? `&next=${encodeURIComponent(next)}` : ""}`}
          className="text-link"
        >
          Use a different Google account
        </a>
      </li>
    </ul>
  );
}
