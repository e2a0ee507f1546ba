import { ClaimMark, ClaimRow } from "~/components/marketing/shared/claim";
import { PageSection, Points, Steps } from "~/components/marketing/shared/page-section";
import { ProductTour } from "~/components/marketing/shared/product-tour";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { claims } from "~/lib/meta/claims";
import { paths } from "~/lib/paths";
import { tourSteps } from "./tour-steps";
import { TrialActions } from "./trial-actions";

export function Tour() {
  return (
    <PageSection
      name="video"
      title="From posting to shortlist"
      lead="The product on made-up people. The points are what our engine really gives their résumés."
      sunken
    >
      <ProductTour label="Product tour" turns={tourSteps} />
    </PageSection>
  );
}

const features = [
  {
    title: "Bulk resume upload",
    text: "Drop the files in together and close the page if you like: nothing is lost. 10 at once on Starter, more on larger plans.",
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
    text: "Strengths, gaps and deal-breakers in sentences that you can say to your client as they stand.",
  },
  {
    title: "Export",
    text: "The list as you filtered and sorted it, as a file for your spreadsheet or your own system.",
  },
  {
    title: "GDPR-safe workflow",
    text: "Private files, no scoring by name, gender, age or photo, and real deletion. People decide, and can say why.",
  },
];

export function Features() {
  return (
    <PageSection name="features" title="What you work with">
      <Points points={features} />
    </PageSection>
  );
}

const steps = [
  { title: "Create Job Thread", text: "Paste the posting; check which requirements were understood." },
  { title: "Bulk Upload Resumes", text: "All applications together, straight from your folder." },
  {
    title: "AI Analysis & Scoring",
    text: "Each résumé is read and measured; you watch the count, or don't.",
  },
  { title: "Focus on Top Matches", text: "Read the best first, with the reasons beside them. Then decide." },
];

export function FourSteps() {
  return (
    <PageSection name="steps" title="How it works, in four steps">
      <Steps steps={steps} />
    </PageSection>
  );
}

const benefits = [
  {
    title: "Hours for people",
    text: "What you don't spend on sorting you can spend on talking to the candidates who matter.",
  },
  {
    title: "A shortlist that holds",
    text: "When a client asks why number four isn't number two, the answer is on the page.",
  },
  {
    title: "The same answer tomorrow",
    text: "Run it again and the scores are the same. Change a requirement, and you see what it changed.",
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
          { figure: claims.resumesProcessed, text: "resumes processed" },
        ]}
      />
    </PageSection>
  );
}

const partnership = [
  { title: "Dedicated support", text: "A person reads what you write to us, and replies within 24 hours." },
  { title: "Early access", text: "Ask to try what isn't finished yet, and tell us where it fails you." },
  {
    title: "Roadmap co-design",
    text: "Tell us what your work lacks. We read it before we decide what to build next.",
  },
];

export function Partnership() {
  return (
    <PageSection
      name="partnership"
      title="Become a partner"
      lead="For agencies that want to shape the tool they work with."
    >
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
      lead="Job seekers have a door of their own: the same engine, turned around. It shows them what a recruiter's measure will find in their résumé, and what it won't."
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
    text: "White, tiny and covered words don't count, and the file is flagged so that you see them.",
  },
  {
    title: "The pasted posting",
    text: "A list of your own keywords gains its sender the lowest rung. Work with dates gains the most.",
  },
  {
    title: "Polished nothing",
    text: "Fine sentences without facts earn no points. What was done, where and when does.",
  },
];

export function BeatTheAi() {
  return (
    <PageSection
      name="beat-the-ai"
      title="When résumés are written to beat the AI"
      lead="More and more of them are. Plumbline measures what can be shown, so that tricks stop paying and honest people stop losing."
    >
      <Points points={tricks} />
      <TrialActions />
    </PageSection>
  );
}
