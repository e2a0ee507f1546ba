import { Link } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { Added } from "../../../../workers/domain/pool/add-to-thread";

export type AddAnswer = ({ ok: true; threadId: string } & Added) | { ok: false; text: string };

export function AddedBanner({ answer }: { answer: AddAnswer }) {
  if (!answer.ok) return <Banner kind="error">{answer.text}</Banner>;
  const { title, threadId, added, present } = answer;
  return (
    <Banner kind="success">
      {added > 0 && `${counted(added, "candidate")} added and being matched. `}
      {present > 0 && `${counted(present, "candidate")} there already. `}
      <Link to={agencyPaths.thread(threadId)} className="text-link">
        Open {title}
      </Link>
    </Banner>
  );
}
