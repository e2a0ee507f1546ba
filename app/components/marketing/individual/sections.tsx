import { ClaimMark, ClaimRow } from "~/components/marketing/shared/claim";
import { PageSection, Points, Steps } from "~/components/marketing/shared/page-section";
import { ProductTour } from "~/components/marketing/shared/product-tour";
import { Badge } from "~/components/ui/data/badge";
import { TextLink } from "~/components/ui/text-link";
import { claims } from "~/lib/meta/claims";
import { paths } from "~/lib/paths";
import { CoachingActions } from "./hero-actions";
import { slides } from "./slides";
import { Slideshow } from "./slideshow";
import { tourSteps } from "./tour-steps";

const steps = [
  {
    title: "Upload your résumé",
    text: "PDF or Word, as it is. If a machine can't read it, you are told why.",
  },
  {
    title: "Add a job description",
    text: "Paste the text, give a LinkedIn job address, or name a job title.",
  },
  {
    title: "AI analysis",
    text: "Match score, strengths, gaps, keywords and suggestions, each with your own words.",
  },
];

export function ThreeSteps() {
  return (
    <PageSection name="steps" title={"Three steps, a\u00a0few minutes"}>
      <Steps steps={steps} />
    </PageSection>
  );
}

export function Slides() {
  return (
    <PageSection
      name="slideshow"
      wide
      title="What you will look at"
      lead="Parts of the product on a made-up person's résumé, with the scores that our engine gives it."
      sunken
    >
      <Slideshow slides={slides} />
    </PageSection>
  );
}

export function Tour() {
  return (
    <PageSection name="video" wide title="From a job to what to change">
      <ProductTour label="Product tour" turns={tourSteps} />
    </PageSection>
  );
}

const aiLessons = [
  {
    title: "Write what it can read",
    text: "One column, real text, dates with month and year.",
  },
  {
    title: "Show skills at work",
    text: "A skill in a dated job counts more than the same word in a list.",
  },
  {
    title: "Leave the tricks",
    text: "White text and tiny print gain you nothing here, and recruiters are told about them.",
  },
];

export function BeatTheAi() {
  return (
    <PageSection name="beat-the-ai" title="Plain words beat tricks">
      <Points points={aiLessons} />
      <ClaimRow
        entries={[
          { figure: claims.matchScore, text: "match score" },
          { figure: claims.interviewSuccess, text: "interview success" },
          { figure: claims.accuracy, text: "accuracy" },
        ]}
      />
    </PageSection>
  );
}

export function InterviewSoon() {
  return (
    <PageSection name="interview" title="AI interview practice" sunken>
      <div className="flex flex-wrap items-center gap-4">
        <Badge tone="accent">Coming Soon</Badge>
        <p className="text-soft">Four kinds of questions: Behavioral, Technical, People, Product.</p>
      </div>
    </PageSection>
  );
}

const benefits = [
  {
    title: "Your time back",
    text: (
      <>
        {claims.timeSaved} time saved
        <ClaimMark /> on finding out which applications are worth writing.
      </>
    ),
  },
  {
    title: "Made by people who hire",
    text: (
      <>
        Built by recruiters with {claims.experience} of experience
        <ClaimMark />.
      </>
    ),
  },
  {
    title: "Nothing but your work counts",
    text: "Name, gender, age, photo and address never reach the score.",
  },
  {
    title: "Your data stays yours",
    text: "Files are private. Download all of your data or delete the account whenever you like.",
  },
];

export function Benefits() {
  return (
    <PageSection name="benefits" title="What you get out of it">
      <Points points={benefits} columns={4} />
      <p>
        Individual plans from 5.99 EUR per month. <TextLink to={paths.pricing}>See the prices</TextLink>
      </p>
    </PageSection>
  );
}

export function Coaching() {
  return (
    <PageSection
      name="coaching"
      title="When a score isn't enough, talk to someone"
      lead="Book a coach for 45 minutes or an hour, or read our free articles."
      sunken
    >
      <CoachingActions />
    </PageSection>
  );
}
