import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Personas } from "~/components/marketing/about/personas";
import { ClaimMark, ClaimsNote } from "~/components/marketing/shared/claim";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { LinkButton } from "~/components/ui/button";
import { claims } from "~/lib/meta/claims";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { useSignedInLink } from "~/lib/signed-in-hint";

export const meta = pageMeta({
  title: "About us",
  description:
    "Why Plumbline exists: one honest measure for résumés, the words behind every point, and a person who decides.",
  path: paths.about,
});

export const headers = publicCache;

export default function About() {
  const signInLink = useSignedInLink();
  return (
    <PublicShell>
      <PageHead
        title="A true line to measure by"
        lead="Builders hang a weight on a string to see what is straight. We do the same for résumés."
      />
      <PageSection name="mission" title="Our mission" sunken>
        <p className="max-w-prose text-lead">
          Make hiring legible. People who look for work should know how they are read and what they can do
          about it. People who hire should see why someone stands at the top of a list.
        </p>
      </PageSection>
      <PageSection name="story" title="Our story">
        <div className="grid max-w-prose gap-4 text-lg">
          <p>
            Plumbline is built by recruiters with {claims.experience}
            <ClaimMark /> of experience.
          </p>
          <p>We began with the reasons: a score added up in the open from words that stand in the résumé.</p>
        </div>
      </PageSection>
      <PageSection
        name="personas"
        title="Six voices, all of them AI"
        lead="Our interview practice, which is coming soon, will speak to you as one of six characters. None of them is a person."
      >
        <Personas />
      </PageSection>
      <FinalCall
        title="Work on this with us"
        text="Use it on your own résumé, and tell us where we are wrong."
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to={signInLink}>Join Our Mission</LinkButton>
          <LinkButton to={paths.careers} look="secondary">
            Careers
          </LinkButton>
        </div>
      </FinalCall>
      <ClaimsNote />
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
