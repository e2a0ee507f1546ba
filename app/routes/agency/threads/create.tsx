import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AnalysisPanel, AnalysisPlaceholder } from "~/components/threads/analysis-panel";
import { PostingFields, type PostingValues } from "~/components/threads/posting-fields";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { readRequirementEdits } from "~/lib/forms/requirement-edits";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";
import { analysisView } from "~/lib/views/analysis-view";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { requireEntitlement } from "../../../../workers/domain/billing/get-agency-entitlement";
import { countedUnits } from "../../../../workers/domain/billing/usage/limited-units";
import { limitMessage } from "../../../../workers/domain/billing/usage/plan-limits";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { jobFormProblem, jobFormSchema } from "../../../../workers/domain/threads/schema";
import { wrapError } from "../../../../workers/domain/wrap-error";

export const meta: MetaFunction = () => [{ title: "Create Job Thread | Plumbline" }];

const INCOMPLETE =
  "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.";
const EDITS_TOO_LONG = "Please keep added skills to 120 characters each, and to 50 in all.";

/** The success message is shown this long before the new thread opens. */
const REDIRECT_MILLISECONDS = 1500;

/** The portal's banner says why. */
const CLOSED = "No job threads can be created now.";

export async function loader({ context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { subscription, refusal, usage } = await context.entitlement(agent);
  if (refusal !== null || !subscription) return { refusal: CLOSED, room: null };
  const limit = subscription.limits.threads;
  if (limit === null) return { refusal: null, room: null };
  const full = usage.threads >= limit ? limitMessage(subscription, "threads", usage.threads) : null;
  return { refusal: full, room: countedUnits("threads", Math.max(0, limit - usage.threads)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const formData = await request.formData();
  const submission = parseWithZod(formData, { schema: jobFormSchema });
  const empty = { result: submission.reply(), analysis: null, created: null };
  if (submission.status !== "success") {
    const messages = Object.values(submission.error ?? {}).flatMap((one) => one ?? []);
    return { ...empty, error: jobFormProblem(messages) };
  }

  const form = submission.value;
  const edits = readRequirementEdits(formData);
  const { deps } = context;
  const analysed = await context.attempt(() => analyse().catch(wrapError("job-analysis-failed")));
  async function analyse() {
    await requireEntitlement(deps, agent);
    await countWork(deps, { work: "analysis", userId: agent.userId });
    const { analysePosting } = await import("../../../../workers/domain/postings/analyse-posting");
    return analysePosting(form);
  }
  if (!analysed.ok) return { ...empty, error: analysed.error.message };
  const { job, analysisKey } = analysed.value;
  const { threadEditor } = await import("./editor-rows");
  const editor = threadEditor({ ...form, detailedAnalysis: job }, edits);
  const answer = { ...empty, analysis: { view: analysisView(job), ...editor, analysisKey } };
  if (!edits) return { ...answer, error: EDITS_TOO_LONG };
  if (formData.get("intent") !== "create") return { ...answer, error: null };

  const seenKey = formData.get("analysisKey");
  const analysisKeySeen = seenKey ? String(seenKey) : null;
  const { createThread } = await import("../../../../workers/domain/threads/create-thread");
  const created = await context.attempt(() =>
    createThread(deps, { agent, form, analysisKey: analysisKeySeen, edits }).catch(
      wrapError("campaign-creation-failed"),
    ),
  );
  if (!created.ok) return { ...answer, error: created.error.message };
  const path = agencyPaths.thread(created.value.threadId);
  if (!formData.get("enhanced")) return redirect(path);
  return { ...answer, error: null, created: path };
}

export default function CreateThread() {
  const { refusal, room } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const hydrated = useHydrated();
  const posting = usePostingState(answer);
  const [form, fields] = useForm<PostingValues>({
    lastResult: answer?.result,
    defaultValue: { employmentType: "full-time" },
    shouldValidate: "onSubmit",
  });
  const intent = navigation.formData?.get("intent");
  const busy = navigation.state !== "idle" || Boolean(answer?.created);
  useOpenThread(answer?.created ?? null);

  return (
    <div className="mx-auto grid max-w-6xl gap-6">
      <div className="grid gap-2">
        <Link to={paths.threads} className="text-link justify-self-start text-sm">
          Back to Job Threads
        </Link>
        <h1 className="text-3xl">Create Job Thread</h1>
        {room && !refusal && <p className="text-sm text-soft">{room} left in this period.</p>}
      </div>
      {refusal && <Banner kind="info">{refusal}</Banner>}
      {answer?.error && !answer.analysis && <Banner kind="error">{answer.error}</Banner>}
      {answer?.created && <Banner kind="success">Job thread created. Opening it...</Banner>}
      <Form
        method="post"
        {...getFormProps(form)}
        preventScrollReset
        className={clsx("grid items-start gap-8", !answer?.analysis && "lg:grid-cols-2")}
      >
        <input type="hidden" name="enhanced" value={hydrated ? "1" : ""} />
        <div ref={posting.ref} onInput={posting.onInput} className="grid gap-5">
          <PostingFields fields={fields} descriptionLength={posting.descriptionLength} />
          <Button
            name="intent"
            value="analyze"
            look="secondary"
            disabled={busy || refusal !== null || (hydrated && !posting.complete)}
          >
            {intent === "analyze" ? "Analyzing..." : "Analyze Now"}
          </Button>
          {hydrated && !posting.complete && <p className="text-sm text-soft">{INCOMPLETE}</p>}
        </div>
        {answer?.analysis ? (
          <AnalysisPanel
            {...answer.analysis}
            error={answer.error}
            stale={posting.changed}
            busy={busy && intent !== "analyze"}
          />
        ) : (
          <AnalysisPlaceholder />
        )}
      </Form>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";

/** What has been typed: whether it is enough to analyse, and whether it has changed since the last answer. */
function usePostingState(answer: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState({ complete: false, descriptionLength: 0 });
  const [changedAfter, setChangedAfter] = useState<unknown>(null);

  function read() {
    const text = (name: string) =>
      ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? "";
    setTyped({
      complete: ["title", "jobDescription", "companyName"].every((name) => text(name) !== ""),
      descriptionLength: text("jobDescription").length,
    });
  }
  // The browser may have filled the form before scripts ran.
  useEffect(read, []);

  return {
    ref,
    ...typed,
    changed: answer !== undefined && changedAfter === answer,
    onInput: (_event: FormEvent) => {
      read();
      setChangedAfter(answer);
    },
  };
}

function useOpenThread(path: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => navigate(path), REDIRECT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [path, navigate]);
}
