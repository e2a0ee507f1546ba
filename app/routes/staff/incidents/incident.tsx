import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { EngineBlock } from "~/components/staff/incidents/engine-block";
import { IncidentClock, OwnersClock } from "~/components/staff/incidents/incident-clock";
import { IncidentForms } from "~/components/staff/incidents/incident-forms";
import { Facts } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { formStatus } from "~/lib/forms/form-status";
import {
  addIncidentCompany,
  closeIncident,
  mailOwners,
  noteOnIncident,
  reportIncident,
} from "../../../../workers/domain/staff/incidents/act-on-incident";
import {
  blockEngine,
  listBlockedEngines,
  unblockEngine,
} from "../../../../workers/domain/staff/incidents/block-engine";
import {
  INCIDENT_KINDS,
  INCIDENT_SEVERITIES,
  ownersDueAt,
} from "../../../../workers/domain/staff/incidents/incident-kinds";
import { getIncident } from "../../../../workers/domain/staff/incidents/list-incidents";
import { incidentWords } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.incident.number ?? "Incident"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const [found, engines] = await Promise.all([
    getIncident(context.deps, { incidentId: params.incidentId ?? "" }),
    listBlockedEngines(context.deps),
  ]);
  return { ...found, engines, now: context.deps.now() };
}

const ACTS = {
  note: noteOnIncident,
  report: reportIncident,
  mail: mailOwners,
  close: closeIncident,
} as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const incidentId = params.incidentId ?? "";
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const typed = String(form.get(intent === "company" ? "company" : "words") ?? "");
  const version = String(form.get("version") ?? "").trim();
  const acting = { incidentId, actorId: staff.userId };
  const refuse = (status: number, error: string) =>
    data({ intent, error, typed, version }, { status: formStatus(request, status) });
  const parsed = incidentWords.safeParse({ words: typed });
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? "");
  const { words } = parsed.data;
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent as keyof typeof ACTS] : noteOnIncident;
  const done = await context.attempt<unknown>(() => {
    if (intent === "company") return addIncidentCompany(context.deps, { ...acting, company: words });
    if (intent === "block") return blockEngine(context.deps, { ...acting, words, version });
    if (intent === "unblock") return unblockEngine(context.deps, { ...acting, words, version });
    return act(context.deps, { ...acting, words });
  });
  if (!done.ok) return refuse(done.error.status, done.error.message);
  const notice = intent === "mail" ? "incident-mailed" : "incident-saved";
  return redirect(withNotice(adminPaths.incident(incidentId), notice));
}

const LINES = {
  opened: "Recorded",
  note: "Note",
  reported: "Reported or answered",
  mailed: "Owners mailed",
  closed: "Closed",
} as const;

export default function IncidentPage() {
  const { incident, companies, lines, engines, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const kind = INCIDENT_KINDS[incident.kind];
  return (
    <>
      <PageHead title={`${incident.number}: ${incident.title}`} lead={`${kind.name}. ${kind.by}.`} />
      <Card title="Facts" aside={<IncidentClock incident={incident} now={now} />}>
        <Facts
          facts={[
            ["How serious", INCIDENT_SEVERITIES[incident.severity]],
            ["Reported by", incident.reportedBy],
            ["Noticed", <LocalTime key="noticed" value={incident.noticedAt} />],
            ["Due", <LocalTime key="due" value={incident.dueAt} />],
            [kind.stops, incident.reportedAt && <LocalTime key="reported" value={incident.reportedAt} />],
            ["People concerned", incident.people],
            ["Outcome", incident.outcome],
          ]}
        />
      </Card>
      <Card
        title={`Companies concerned: ${companies.length}`}
        aside={<OwnersClock incident={incident} now={now} />}
      >
        {ownersDueAt(incident) !== null && (
          <p className="mb-4 text-soft">
            Our agreement promises their owners to be told within 48 hours of when it was noticed: by{" "}
            <LocalTime value={ownersDueAt(incident) ?? 0} />.
          </p>
        )}
        {companies.length === 0 ? (
          <p className="text-soft">None is named yet.</p>
        ) : (
          <ul className="grid gap-2">
            {companies.map(({ id, companyName, toldAt, stoppedAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
                <Link to={adminPaths.company(id)} className="text-link [overflow-wrap:anywhere]">
                  {companyName}
                </Link>
                <span className="text-sm text-soft">
                  {stoppedAt !== null && "stopped, "}
                  {toldAt === null ? (
                    "owners not told"
                  ) : (
                    <>
                      owners told <LocalTime value={toldAt} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="What was done">
        <ol className="grid gap-4">
          {lines.map((line) => (
            <li key={line.id} className="border-l-2 border-line pl-4">
              <p className="text-sm text-soft">
                {LINES[line.kind]}, {line.by ?? "a former colleague"}, <LocalTime value={line.createdAt} />
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{line.words}</p>
            </li>
          ))}
        </ol>
      </Card>
      {incident.closedAt === null && <EngineBlock {...engines} answer={answer} />}
      {incident.closedAt === null && (
        <IncidentForms
          kind={incident.kind}
          isReported={incident.reportedAt !== null}
          untold={companies.filter(({ toldAt }) => toldAt === null).length}
          answer={answer}
        />
      )}
    </>
  );
}

export { AdminError as ErrorBoundary };
