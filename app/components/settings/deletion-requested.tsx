import { Link, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/lib/paths";

/** Time to read the number before the page changes. */
const SECONDS = 5;

/** What a banner says once a deletion is requested. Goes on to the contact page by itself, without scripts too. */
export function DeletionRequested({ number }: { number: string }) {
  const navigate = useNavigate();
  const to = paths.contactAbout(number);
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <>
      <p>Redirecting to contact support...</p>
      <p>
        Your request has the number <strong>{number}</strong>.{" "}
        <Link to={to} className="underline underline-offset-2">
          Continue
        </Link>
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`${SECONDS};url=${to}`} />
      </noscript>
    </>
  );
}
