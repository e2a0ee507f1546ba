import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation, useParams } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { ShareForm } from "~/components/seeker/analysis/share-form";
import { ShareList } from "~/components/seeker/analysis/share-list";
import { Banner } from "~/components/ui/banner";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import {
  createShare,
  listShares,
  withdrawShare,
} from "../../../../workers/domain/matches/sharing/share-match";

export const meta: MetaFunction = () => [{ title: "Share analysis | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const shares = await listShares(context.deps, { userId, matchId: params.matchId ?? "" });
  const links = shares.map(({ token, ...share }) => ({
    ...share,
    address: context.origin + paths.shared(token),
  }));
  return { links };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { matchId = "" } = params;
  const form = await request.formData();
  const done = await context.attempt<unknown>(() =>
    form.get("intent") === "withdraw"
      ? withdrawShare(context.deps, { userId, matchId, shareId: String(form.get("shareId") ?? "") })
      : createShare(context.deps, { userId, matchId, days: Number(form.get("days")) }),
  );
  if (done.ok) return redirect(paths.shareMatch(matchId));
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function ShareAnalysis() {
  const { links } = useLoaderData<typeof loader>();
  const { matchId = "" } = useParams();
  const failed = useActionData<typeof action>();
  const sent = useNavigation().formData;
  return (
    <RouteDialog title="Share this analysis" closeTo={paths.analysis(matchId)}>
      <div className="grid gap-6">
        <p className="text-soft">
          Anyone with the link sees this analysis and the words that it quotes, but not your name, your
          contact details or your file. You can withdraw it at any time.
        </p>
        {failed && <Banner kind="error">{failed.error}</Banner>}
        <ShareForm busy={sent?.get("intent") === "share"} />
        <ShareList links={links} withdrawing={sent?.get("shareId")?.toString() ?? null} />
      </div>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  const { matchId = "" } = useParams();
  return <DialogError closeTo={paths.analysis(matchId)} />;
}
