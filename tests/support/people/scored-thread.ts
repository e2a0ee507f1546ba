import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { deliver, testDeps } from "../faults";
import { resumePdf } from "../samples/text-pdf";
import { addThread, createAgent } from "./agency";

/** A thread of an agency of its own, whose applicants have been read and scored. */
export async function scoredThread(files = 3) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const uploads = (async function* () {
    for (let i = 1; i <= files; i++) yield { name: `${i}.pdf`, bytes: resumePdf(i) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files: uploads });
  await deliver(deps, deps.sent.splice(0));
  return { deps, agent, threadId, applicantIds };
}
