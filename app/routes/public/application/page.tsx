import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { OwnPage } from "~/components/applicant-page/own-page";
import { ReceiptPage } from "~/components/applicant-page/receipt-page";
import { ErrorPage } from "~/components/layout/error-page";
import type { RefusedForm } from "~/components/seeker/report/correct-form";
import { editOfForm } from "~/lib/forms/correction-form";
import { formStatus } from "~/lib/forms/form-status";
import { LINK_PAGE_HEADERS, linkPageMeta } from "~/lib/meta/link-page";
import { paths } from "~/lib/paths";
import { ownPageView } from "~/lib/views/own-page-view";
import { openPage } from "../../../../workers/domain/applicant-page/open-page";

export const meta: MetaFunction<typeof loader> = ({ data: opened }) =>
  linkPageMeta(
    opened ? `What ${opened.agencyName} holds about you | Plumbline` : "Not available | Plumbline",
  );

export const headers: HeadersFunction = () => LINK_PAGE_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await context.attempt(async () => {
    await context.enforceRateLimit("applicant-page");
    return openPage(context.deps, { code: params.code ?? "" });
  });
  if (!found.ok) {
    const { status, reference, message } = found.error;
    throw data(
      { message, reference: status === 404 ? undefined : reference },
      { status, headers: LINK_PAGE_HEADERS },
    );
  }
  const { agencyName, website, page, receipt } = found.value;
  const asked = new URL(request.url).searchParams.get("asked") ?? "";
  const opened = {
    ...{ agencyName, website, receipt },
    page: page && ownPageView(page),
    asked: /^(?:R-[2-9A-Z]{6}|corrected|scored)$/.test(asked) ? asked : null,
  };
  return data(opened, { headers: LINK_PAGE_HEADERS });
}

type Failure = { form: string; message: string; refused: RefusedForm | null };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const code = params.code ?? "";
  const form = await request.formData();
  const kind = String(form.get("request") ?? "");
  const words = String(form.get("words") ?? "");
  const neverAgain = form.get("neverAgain") === "yes";
  const { deps } = context;
  const edited = editOfForm(form);
  const done = await context.attempt(async () => {
    await context.enforceRateLimit("applicant-request");
    if (kind === "opt-out") {
      const { optOut } = await import("../../../../workers/domain/applicant-page/opt-out");
      return (await optOut(deps, { code, words })).number;
    }
    if (kind === "opt-in") {
      const { optIn } = await import("../../../../workers/domain/applicant-page/opt-in");
      await optIn(deps, { code });
      return "scored";
    }
    if (kind === "object" || kind === "ask" || kind === "delete") {
      const { makeRequest } = await import("../../../../workers/domain/applicant-page/make-request");
      return (await makeRequest(deps, { code, kind, words, neverAgain })).number;
    }
    const { correctReading } = await import("../../../../workers/domain/applicant-page/correct-reading");
    await correctReading(deps, { code, edit: edited.edit, factsVersion: edited.factsVersion });
    return "corrected";
  });
  if (done.ok) {
    const part = done.value === "corrected" || done.value === "scored" ? "score" : "requests";
    return redirect(`${paths.applicationPage(code)}?asked=${done.value}#${part}`);
  }
  const { code: why, message, status } = done.error;
  if (why === "page-gone") throw data({ message }, { status, headers: LINK_PAGE_HEADERS });
  const refused = kind === "" ? { form: edited.formId, error: message, values: edited.values } : null;
  return data<Failure>(
    { form: kind || edited.formId, message, refused },
    { status: formStatus(request, status), headers: LINK_PAGE_HEADERS },
  );
}

export default function ApplicantsPage() {
  const { agencyName, website, page, receipt, asked } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { code = "" } = useParams();
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-3xl gap-10 px-5 py-10 outline-none sm:px-8">
      {page ? (
        <OwnPage
          agencyName={agencyName}
          website={website}
          copyAt={paths.applicationData(code)}
          page={page}
          asked={failed ? null : asked}
          failed={failed ?? null}
        />
      ) : (
        receipt && <ReceiptPage agencyName={agencyName} receipt={receipt} />
      )}
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="This page is no longer available" action={false} />;
}
