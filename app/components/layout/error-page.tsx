import { isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { useSignedInLink } from "~/lib/signed-in-hint";
import type { rootLoader } from "~/root-loader";
import { PlumbMark } from "./brand";
import { PublicShell } from "./public-shell";

type Shown = { status: number; message: string; reference: string | undefined };

/** What an error says to people: the server's own words where it chose some, never a stack. */
export function useShownError(): Shown {
  const error = useRouteError();
  const fallback = useRouteLoaderData<typeof rootLoader>("root")?.reference;
  if (isRouteErrorResponse(error)) {
    const data = (error.data ?? {}) as { message?: string; reference?: string };
    const message = data.message ?? (error.status === 404 ? "Not found" : "Something went wrong.");
    return { status: error.status, message, reference: data.reference ?? fallback };
  }
  return {
    status: 500,
    message: "Something went wrong on our side. Please try again.",
    reference: fallback,
  };
}

function headingOf(status: number, notFoundTitle: string): string {
  if (status === 404) return notFoundTitle;
  if (status === 403) return "You can't open this page";
  return status >= 500 ? "Unexpected Application Error!" : "Something went wrong";
}

/** A calm page for what went wrong: what happened, how to go on, and the reference for people who ask for help. */
export function ErrorPage({
  notFoundTitle = "Page not found",
  action,
  nested = false,
}: {
  notFoundTitle?: string;
  action?: ReactNode;
  /** inside a layout that has its own bar and `main` */
  nested?: boolean;
}) {
  const { status, message, reference } = useShownError();
  const page = (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 px-5 py-16 sm:py-24">
      <PlumbMark className="h-12" />
      <h1 className="text-3xl sm:text-4xl">{headingOf(status, notFoundTitle)}</h1>
      <p className="text-lg text-soft">
        {status === 404 && message === "Not found"
          ? "There is nothing at this address. It may have moved, or a letter of it is wrong."
          : message}
      </p>
      <div className="flex flex-wrap gap-3">
        {status >= 500 && <TryAgain />}
        {action ?? <WaysOn />}
      </div>
      {reference && (
        <p className="text-sm text-soft">
          Reference: <code className="rounded bg-sunken px-1.5 py-0.5 text-ink">{reference}</code>
          {status >= 500 && (
            <>
              . It helps us to find what happened:{" "}
              <Link to={paths.contact} className="text-link">
                write to us
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
  return nested ? page : <PublicShell>{page}</PublicShell>;
}

/** Asks the server once more, even where the page's own scripts broke. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={pathname + search} reloadDocument>
      Try again
    </LinkButton>
  );
}

function WaysOn() {
  const dashboard = useSignedInLink(paths.seekerDashboard, paths.home);
  return (
    <>
      {dashboard !== paths.home && (
        <LinkButton to={dashboard} look="secondary">
          Your dashboard
        </LinkButton>
      )}
      <LinkButton to={paths.home} look="secondary">
        Back to the start
      </LinkButton>
    </>
  );
}
