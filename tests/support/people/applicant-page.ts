import { applicantLinks } from "../../../db/schema";
import { hashOfCode, newCode } from "../../../workers/domain/applicant-page/link-code";
import { APPLICANT_LINK_MILLISECONDS } from "../../../workers/domain/applicant-page/page-limits";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { deliver, type TestDeps, testDeps } from "../faults";
import { textPdf } from "../samples/text-pdf";
import { addThread, createAgent } from "./agency";
import { withTasks } from "./seeker";

/** A person whose name, address and employer occur nowhere else. */
export function markedResume() {
  const mark = `q${crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "g")}`;
  const email = `${mark}@example.com`;
  const name = `Vera ${mark.charAt(0).toUpperCase()}${mark.slice(1)}`;
  const bytes = textPdf([
    name,
    `${email} | Gothenburg, Sweden`,
    "",
    "Experience",
    `Backend Developer, ${mark} Systems`,
    "Jan 2019 - Present",
    "- Built payment services in Python and PostgreSQL on Kubernetes",
    "",
    "Education",
    "BSc in Computer Science, Chalmers University of Technology, 2014 - 2018",
    "",
    "Skills",
    "Python, PostgreSQL, Docker, Kubernetes, Git",
  ]);
  return { mark, email, name, bytes };
}

export async function uploadResume(
  deps: TestDeps,
  { agent, threadId, bytes }: { agent: ActiveAgent; threadId: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const files = (async function* () {
    yield { name: "cv.pdf", bytes };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  return applicantIds[0] ?? "";
}

/** A marked person in a thread of an agency of its own. */
export async function markedApplicant(agent?: ActiveAgent) {
  const deps = withTasks(testDeps());
  const owner = agent ?? (await createAgent(deps));
  const threadId = await addThread(deps, owner);
  const person = markedResume();
  const applicantId = await uploadResume(deps, { agent: owner, threadId, bytes: person.bytes });
  return {
    deps,
    agent: owner,
    threadId,
    applicantId,
    own: { agent: owner, threadId, applicantId },
    ...person,
  };
}

/** An address at which an applicant's page opens, as if it had been mailed. */
export async function openLink(
  deps: TestDeps,
  {
    agent,
    applicantId,
    way = "mailed",
  }: { agent: ActiveAgent; applicantId: string; way?: "mailed" | "printed" },
): Promise<string> {
  const code = newCode(deps);
  await deps.db.shared.insert(applicantLinks).values({
    ...{ applicantId, companyId: agent.companyId, agentId: agent.agentId, way },
    ...{
      codeHash: hashOfCode(code),
      expiresAt: deps.now() + APPLICANT_LINK_MILLISECONDS,
      createdAt: deps.now(),
    },
  });
  return code;
}
