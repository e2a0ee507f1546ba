import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import type { loader } from "~/root";
import { PlumbMark } from "./brand";

type Shown = { status: number; message: string; reference: string | undefined };

/** What an error says to people: the server's own words where it chose some, never a stack. */
export function useShownError(): Shown {
  const error = useRouteError();
  const fallback = useRouteLoaderData<typeof loader>("root")?.reference;
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

/** A calm page for what went wrong: what happened, how to go on, and the reference for whoever asks for help. */
export function ErrorPage({
  notFoundTitle = "Page not found",
  action,
  nested = false,
}: {
  notFoundTitle?: string;
  action?: ReactNode;
  /** inside a layout that has its own `main` */
  nested?: boolean;
}) {
  const Frame = nested ? "div" : "main";
  const { status, message, reference } = useShownError();
  const missing = status === 404;
  return (
    <Frame className="mx-auto grid max-w-xl justify-items-start gap-5 px-5 py-20">
      <PlumbMark className="size-12" />
      <h1 className="text-3xl">{missing ? notFoundTitle : "Something went wrong"}</h1>
      <p className="text-lg text-soft">
        {missing && message === "Not found" ? "There is nothing at this address." : message}
      </p>
      {action ?? (
        <LinkButton to={paths.home} look="secondary">
          Back to the start
        </LinkButton>
      )}
      {reference && (
        <p className="text-sm text-soft">
          Reference: <code className="rounded bg-sunken px-1.5 py-0.5 text-ink">{reference}</code>
        </p>
      )}
    </Frame>
  );
}
