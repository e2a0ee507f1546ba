import { Link } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { EmptyState } from "~/components/ui/data/empty-state";
import { paths } from "~/lib/paths";
import type { ListedKey } from "../../../workers/domain/programs/keys/list-keys";
import { KeyForm } from "./key-form";
import { KeyList } from "./key-list";
import { ShownOnce } from "./shown-once";

export type KeyAnswer = { error: string } | { made: { name: string; token: string } } | undefined;

/** Keys of a company or a seeker. A new one is shown in the answer to the form that made it, and never again. */
export function KeysPage({
  keys,
  scopes,
  notice,
  answer,
  isCompany,
}: {
  keys: ListedKey[];
  scopes: [scope: string, words: string][];
  notice: string | null;
  answer: KeyAnswer;
  isCompany: boolean;
}) {
  const made = answer && "made" in answer ? answer.made : null;
  return (
    <>
      <p className="text-soft">
        {isCompany
          ? "Programs of your company sign in with a key and see all of its job threads, as an owner does. Decisions about candidates stay with people. "
          : "Programs of yours sign in with a key and see your data alone. "}
        <Link to={paths.developers} className="text-link">
          How to use the API
        </Link>
      </p>
      {answer && "error" in answer && <Banner kind="error">{answer.error}</Banner>}
      {notice && !answer && <Banner kind="success">{notice}</Banner>}
      {made && (
        <ShownOnce id="new-key" value={made.token}>
          Your key “{made.name}” is made. Copy it now: we store only a fingerprint and can’t show it again.
        </ShownOnce>
      )}
      <section aria-labelledby="your-keys" className="grid gap-4">
        <h2 id="your-keys" className="text-xl">
          Keys
        </h2>
        {keys.length > 0 ? (
          <KeyList keys={keys} showsMaker={isCompany} />
        ) : (
          <EmptyState title="No keys">A key that you make below is listed here until it ends.</EmptyState>
        )}
      </section>
      <KeyForm key={made?.token ?? ""} scopes={scopes} />
    </>
  );
}
