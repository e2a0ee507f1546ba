import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { CompanySwitch } from "~/components/agency/company-switch";
import { ModelSwitches } from "~/components/agency/model-switches";
import { ProfileForm } from "~/components/agency/profile-form";
import { SecondStepSetting } from "~/components/agency/second-step-setting";
import { PortalError } from "~/components/layout/portal-error";
import { Banner } from "~/components/ui/banner";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { getProfile } from "../../../workers/domain/agencies/get-profile";
import { may } from "../../../workers/domain/agencies/roles";
import { saveProfile } from "../../../workers/domain/agencies/save-profile";
import { type ProfileFieldName, profileSchema } from "../../../workers/domain/agencies/schema";
import { setBlindReview } from "../../../workers/domain/agencies/set-blind-review";
import { setSecondStep } from "../../../workers/domain/agencies/set-second-step";
import { setVoluntaryQuestions } from "../../../workers/domain/agencies/set-voluntary-questions";
import { setWordFiles } from "../../../workers/domain/agencies/set-word-files";
import { countErasedBy } from "../../../workers/domain/applicants/retention/count-erased-by";
import type { Deps } from "../../../workers/domain/deps";
import { setModelProposals, setModelReading } from "../../../workers/domain/models/set-model-use";

export const meta: MetaFunction = () => [{ title: "Profile Settings | Plumbline" }];

const SAVED = {
  profile: "Your changes are saved.",
  password: "Your changes are saved. Your password is changed, and you are signed out everywhere but here.",
  "blind-review": "Blind review is changed for your whole company.",
  "word-files": "Which files your company takes is changed.",
  "model-proposals": "Whether a model may propose requirements is changed.",
  "model-reading": "Whether a model may look for empty fields of résumés is changed.",
  "second-step": "Whether your company asks for a second step at sign-in is changed.",
  "voluntary-questions": "Whether your company asks voluntary questions is changed.",
};

/** The company's settings that are on or off, by what their forms want. */
const SWITCHES: Record<string, (deps: Deps, input: Parameters<typeof setSecondStep>[1]) => Promise<void>> = {
  "blind-review": setBlindReview,
  "word-files": setWordFiles,
  "model-proposals": setModelProposals,
  "model-reading": setModelReading,
  "second-step": setSecondStep,
  "voluntary-questions": setVoluntaryQuestions,
};

const fieldsOfErrors: Record<string, ProfileFieldName> = {
  "company-taken": "companyName",
  "current-password-wrong": "currentPassword",
  "password-common": "newPassword",
};

type Refusal = { formErrors?: string[]; fieldErrors?: { [field in ProfileFieldName]?: string[] } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const saved = new URL(request.url).searchParams.get("saved");
  const {
    email,
    savedAt,
    blindReview,
    wordFiles,
    modelProposals,
    modelReading,
    requiresSecondStep,
    planRequiresSecondStep,
    voluntaryQuestions,
    ...profile
  } = await getProfile(context.deps, { agent });
  return {
    profile,
    email,
    savedAt,
    blindReview,
    wordFiles,
    modelProposals,
    modelReading,
    model: context.deps.models?.provider ?? null,
    requiresSecondStep,
    planRequiresSecondStep: planRequiresSecondStep === 1,
    hasSecondStep: (await context.requireUser()).hasSecondStep,
    voluntaryQuestions,
    ownsCompany: may(agent, "manage"),
    notice: saved !== null && Object.hasOwn(SAVED, saved) ? SAVED[saved as keyof typeof SAVED] : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const form = await request.formData();
  const intent = String(form.get("intent"));
  if (Object.hasOwn(SWITCHES, intent)) {
    if (intent === "second-step") await context.requireFreshStep(paths.agentProfile);
    const on = form.get("on") === "yes";
    await SWITCHES[intent]?.(context.deps, { agent, user: await context.requireUser(), on });
    return redirect(`${paths.agentProfile}?saved=${intent}`);
  }
  // The confirmed number of people whom new retention periods delete.
  const confirmed = Number(form.get("erases")) || 0;
  if (confirmed > 0) await context.requireFreshStep(paths.agentProfile);
  const submission = parseWithZod(form, { schema: profileSchema });
  const refuse = (status: number, error: Refusal = {}, erases = 0) => {
    const result: SubmissionResult<string[]> = submission.reply({
      hideFields: ["currentPassword", "newPassword", "confirmPassword"],
      ...error,
    });
    return data({ result, erases }, { status: formStatus(request, status) });
  };
  if (submission.status !== "success") return refuse(400);
  const { deps, visitor } = context;
  const user = await context.requireUser();
  const { company } = submission.value;
  const attempt = await context.attempt(async () => {
    const erases = company ? await countErasedBy(deps, { agent, ...company }) : 0;
    if (erases > confirmed) return { erases, opened: null };
    return { erases: 0, opened: await saveProfile(deps, { agent, user, visitor, form: submission.value }) };
  });
  if (!attempt.ok) {
    const { code, message, status } = attempt.error;
    const field = fieldsOfErrors[code];
    return refuse(status, field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] });
  }
  const { erases, opened } = attempt.value;
  if (erases > 0) return refuse(409, { formErrors: [asksFirst(erases)] }, erases);
  const saved = submission.value.password ? "password" : "profile";
  // With a new password every session ends; the answer opens the one that takes this one's place.
  const headers = opened ? context.session.openingHeaders(opened, deps.now()) : [];
  return redirect(`${paths.agentProfile}?saved=${saved}`, { headers });
}

function asksFirst(erases: number): string {
  return `With these periods, ${counted(erases, "person", "people")} would be deleted from the next minutes on, and that can’t be undone. If you mean it, tick the box below the periods and save again.`;
}

export default function AgentProfile() {
  const { profile, email, savedAt, ownsCompany, notice, ...company } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.result;
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <h1 className="text-3xl">Profile Settings</h1>
      {notice && !lastResult && <Banner kind="success">{notice}</Banner>}
      {/* What was saved is the new start: typed passwords go, names stand as they were stored. */}
      <ProfileForm
        key={savedAt}
        profile={profile}
        email={email}
        lastResult={lastResult}
        ownsCompany={ownsCompany}
        erases={answer?.erases ?? 0}
      />
      {ownsCompany && (
        <>
          <CompanySwitch
            intent="blind-review"
            title="Blind review"
            on={company.blindReview}
            labels={{ on: "Switch Blind Review Off", off: "Switch Blind Review On" }}
          >
            While it is on, nobody in your company sees a candidate’s name, e-mail, phone, links, gender,
            place or file before they are shortlisted: they are called “Candidate 7F3A”, for instance, and
            their own words are covered in the text of the résumé. Whether their place matches stays. It is
            recorded who switches this, and who shortlists whom.
          </CompanySwitch>
          <CompanySwitch
            intent="word-files"
            title="Word files"
            on={company.wordFiles}
            labels={{ on: "Take PDF Files Alone", off: "Allow Word Files" }}
          >
            While it is on, your company’s job threads take résumés as Word files (.docx, .doc), too. They are
            read and scored like PDF files; their text is shown with the marked words, but not their pages.
            Off, they take PDF files alone, and what came before stays.
          </CompanySwitch>
          {company.model && <ModelSwitches provider={company.model} company={company} />}
          <SecondStepSetting
            on={company.requiresSecondStep}
            byPlan={company.planRequiresSecondStep}
            isSetUp={company.hasSecondStep}
          />
          <CompanySwitch
            intent="voluntary-questions"
            title="Voluntary questions"
            on={company.voluntaryQuestions}
            labels={{ on: "Switch Voluntary Questions Off", off: "Switch Voluntary Questions On" }}
          >
            While it is on, you and your colleagues can ask applicants by mail for their sex, ethnicity and
            age: only after the decision about them, each once, and each answer is voluntary. Answers are
            stored without anything that leads back to a person, and owners see totals of half a year in
            Reports, Bias audit. Nobody is mailed by itself: someone asks the people of a job thread from its
            analytics. Please check whether the law where you hire lets you ask.
          </CompanySwitch>
        </>
      )}
      <nav aria-label="More settings" className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">
        <Link to={paths.agentAccount} className="text-link">
          Your devices, your data, deletion
        </Link>
        <Link to={agencyPaths.agencyStages} className="text-link">
          Stages and reasons
        </Link>
        <Link to={agencyPaths.agencyLog} className="text-link">
          Log of what was done
        </Link>
        <Link to={agencyPaths.agreement} className="text-link">
          Data processing agreement
        </Link>
        <Link to={paths.contact} className="text-link">
          Report a wrong result, a complaint or a breach
        </Link>
        {ownsCompany && (
          <>
            <Link to={agencyPaths.agencyKeys} className="text-link">
              API keys
            </Link>
            <Link to={agencyPaths.webhooks} className="text-link">
              Webhooks
            </Link>
          </>
        )}
      </nav>
    </div>
  );
}

export function ErrorBoundary() {
  return <PortalError />;
}
