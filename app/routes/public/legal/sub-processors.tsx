import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { LongDate } from "~/components/learning/long-date";
import { LegalPage } from "~/components/legal/legal-page";
import { Banner } from "~/components/ui/banner";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { modelAsProcessor, SUB_PROCESSORS } from "../../../../workers/domain/privacy/sub-processors";

export const meta = pageMeta({
  title: "Sub-processors",
  description: "The companies that process personal data for Plumbline, what each gets and what for.",
  path: paths.subProcessors,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  const { models, site } = context.deps;
  return {
    model: models && { provider: models.provider, country: models.country },
    transferBasis: site.transferBasis,
  };
}

export default function SubProcessors() {
  const { model, transferBasis } = useLoaderData<typeof loader>();
  const processors = model ? [...SUB_PROCESSORS, modelAsProcessor(model)] : SUB_PROCESSORS;
  const unnamed = SUB_PROCESSORS.filter(({ id }) => !transferBasis[id]).map(({ name }) => name);
  return (
    <LegalPage
      title="Sub-processors"
      lead="The companies that process personal data for us when agencies and job seekers use Plumbline. The list is made from the file that our code is checked against: a connection to anybody else fails the build."
      changedOn="2026-11-27"
      notice={
        unnamed.length > 0 && (
          <Banner kind="info">
            This installation doesn't name everything yet. Missing: on what the transfer of data out of the
            European Economic Area rests ({unnamed.join("; ")}).
          </Banner>
        )
      }
      sections={processors.map(({ id, name, country, purpose, data, announced }) => ({
        id,
        title: name,
        body: (
          <dl className="grid gap-2">
            <dt>What for</dt>
            <dd>{purpose}</dd>
            <dt>Which data</dt>
            <dd>{data}</dd>
            <dt>Where</dt>
            <dd>{country}</dd>
            {transferBasis[id] && (
              <>
                <dt>On what the transfer out of the European Economic Area rests</dt>
                <dd>{transferBasis[id]}</dd>
              </>
            )}
            {announced && (
              <>
                <dt>In use from</dt>
                <dd>
                  <LongDate value={Date.parse(announced.usedFrom)} />
                </dd>
              </>
            )}
          </dl>
        ),
      }))}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
