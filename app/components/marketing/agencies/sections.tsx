import { agencySteps } from "~/components/marketing/shared/agency-steps";
import { ClaimMark, ClaimRow } from "~/components/marketing/shared/claim";
import { PageSection, Points, Steps } from "~/components/marketing/shared/page-section";
import { ProductTour } from "~/components/marketing/shared/product-tour";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { claims } from "~/lib/meta/claims";
import { paths } from "~/lib/paths";
import { tourSteps } from "./tour-steps";

export function Tour() {
  return (
    <PageSection
      name="video"
      wide
      title="From posting to shortlist"
      lead="The product on made-up people, with the scores that our engine gives their résumés."
      sunken
    >
      <ProductTour label="Product tour" turns={tourSteps} />
    </PageSection>
  );
}

const features = [
  {
    title: "Bulk résumé upload",
    text: "Drop the files in together and close the page if you like. 10 at once on Starter, more on larger plans.",
  },
  {
    title: "AI scoring",
    text: "Skills, experience, seniority and field, each computed from the résumé's own words by the same rules for all.",
  },
  {
    title: "Ranked shortlist, explained",
    text: (
      <>
        Your top <span className="whitespace-nowrap">{claims.shortlist}</span> candidates first
        <ClaimMark />, with every point and the reason for it.
      </>
    ),
  },
  {
    title: "Reasons in plain words",
    text: "Strengths, gaps and deal-breakers in sentences, and a shortlist that you can share with your client.",
  },
  {
    title: "Export",
    text: "The list as you filtered and sorted it, as a file for your spreadsheet or your own system.",
  },
  {
    title: "A workflow that guards data",
    text: "Private files, no scoring by name, gender, age or photo, and real deletion. People decide, and note why.",
  },
];

export function Features() {
  return (
    <PageSection name="features" title="What you work with">
      <Points points={features} />
    </PageSection>
  );
}

export function FourSteps() {
  return (
    <PageSection name="steps" title="How it works, in four steps">
      <Steps steps={agencySteps} />
    </PageSection>
  );
}

const benefits = [
  {
    title: "A shortlist that holds",
    text: "When a client asks why someone isn't higher, the answer is on the page.",
  },
  {
    title: "The same answer tomorrow",
    text: "Run it again and the scores are the same.",
  },
];

export function Benefits() {
  return (
    <PageSection name="benefits" title="What it does for your agency">
      <Points points={benefits} />
      <ClaimRow
        entries={[
          { figure: `Up to ${claims.screeningTimeSaved}`, text: "screening time saved" },
          { figure: claims.accuracy, text: "matching accuracy" },
          { figure: claims.resumesProcessed, text: "résumés processed" },
        ]}
      />
    </PageSection>
  );
}

const partnership = [
  { title: "Dedicated support", text: "A person reads what you write to us, and replies within 24 hours." },
  { title: "Early access", text: "Ask to try what isn't finished yet." },
  {
    title: "Roadmap co-design",
    text: "Tell us what your work lacks.",
  },
];

export function Partnership() {
  return (
    <PageSection name="partnership" title="Become a partner">
      <Points points={partnership} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.agentRegister}>Start Partnership</LinkButton>
        <LinkButton to={paths.contact} look="secondary">
          Contact
        </LinkButton>
      </div>
    </PageSection>
  );
}

export function JobSeekers() {
  return (
    <PageSection
      name="job-seekers"
      title="Looking for a job yourself?"
      lead="The same engine shows job seekers how their résumé fits a job."
      sunken
    >
      <p>
        <TextLink to={paths.individual}>Plumbline for job seekers</TextLink>
      </p>
    </PageSection>
  );
}

const tricks = [
  {
    title: "Hidden text",
    text: "White, tiny and covered words don't count, and you are told about them.",
  },
  {
    title: "The pasted posting",
    text: "Pasted keywords gain least. Work with dates gains the most.",
  },
  {
    title: "Polished nothing",
    text: "What was done, where and when earns points. Fine sentences don't.",
  },
];

export function BeatTheAi() {
  return (
    <PageSection name="beat-the-ai" title="When résumés are written to beat a machine">
      <Points points={tricks} />
    </PageSection>
  );
}
