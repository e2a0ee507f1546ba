import { globSync } from "node:fs";
import { root } from "../paths";
import { draw } from "./draw";
import { lanes } from "./lanes";

/** `always` are the files of each `npm test`, as patterns; `drawn` is how many of the others it draws. */
type DrawnLane = { always: string[]; drawn: number };

/** What guards access, accounts, money, privacy and documents, and the tests that planted faults name. */
const WORKERS = [
  "http/access/*",
  "http/account/{billing*,checkout,forgot-password,google,held-resume,mailed-links,passkeys,prehijack}",
  "http/account/{private-pages,register,second-step,session-life,settings,sign-in*}",
  "http/agency/{agent-login,agent-register*,agent-subscription,colleagues,expired-company,tenancy,upload}",
  "http/{cross-site,form-bodies,headers,programs,refusal-log,request-budget,responses,webhooks,work-throttle}",
  "http/public/{consent,public-cache,public-files,public-hint}",
  "http/seeker/{my-resumes,new-analysis-resume,seeker-resumes}",
  "http/staff/staff-gate",
  "http/v1/{injected-resumes,key-access,requests}",
  "workers/agency-log/downloads",
  "workers/applicants/applicant-table",
  "workers/applicant-page/{opted-out,own-copy}",
  "workers/billing/{billing-crons,company-end,cut-short,declarations,plan-usage,price-change,reconcile}",
  "workers/billing/{staff-money,strangers,subscription-changes,sync-*,withdrawal}",
  "workers/overview/singling-out",
  "workers/privacy/*",
  "workers/programs/api-keys",
  "workers/seeker/{default-of-broken-files,job-analysis-deletion,job-analysis-sharing,resume*}",
  "workers/{limit-races,mail,outdated-results,people-check,query-plans,rescoring,trial-reminders}",
  "workers/{way-of-a-resume,withheld-figures}",
  "workers/thread-{access,deletion,failures}",
  "workers/voluntary/*",
];

/** The ways on which everything else rests, and what guards them all. */
const JOURNEYS = [
  "e2e/account/{billing-payments,way-in}",
  "e2e/agency/{agency-journey,agency-upload}",
  "e2e/{analysis,budgets,hostile-requests,workspace}",
  "e2e/programs/example-script",
];

const DRAWN_LANES = {
  workers: { always: WORKERS, drawn: 10 },
  e2e: { always: JOURNEYS, drawn: 5 },
} satisfies Record<string, DrawnLane>;

type DrawnLaneName = keyof typeof DRAWN_LANES;

export function isDrawnLane(lane: string): lane is DrawnLaneName {
  return Object.hasOwn(DRAWN_LANES, lane);
}

/** The files of a lane that each `npm test` runs. @throws Error where a pattern fits no file */
export function filesAlwaysRun(lane: DrawnLaneName): string[] {
  return DRAWN_LANES[lane].always.flatMap((name) => {
    const files = globSync(`tests/${name}.test.ts`, { cwd: root });
    if (files.length === 0) throw new Error(`No such tests: ${name}`);
    return files.sort();
  });
}

/** The files of a lane that one `npm test` runs; `npm run test:deep` and calls that name lanes or files run any. */
export function drawFiles(lane: DrawnLaneName, seed: string): string[] {
  const { include, exclude } = lanes[lane];
  const always = filesAlwaysRun(lane);
  const others = globSync(include, { cwd: root, exclude }).filter((file) => !always.includes(file));
  return [...always, ...draw(`${seed}/files of ${lane}`, others.sort(), DRAWN_LANES[lane].drawn)];
}
