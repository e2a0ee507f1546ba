import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { EmptyState } from "~/components/ui/data/empty-state";
import { ProgressBar } from "~/components/ui/data/progress-bar";
import { SkeletonText } from "~/components/ui/data/skeleton";
import { Spinner } from "~/components/ui/spinner";
import { Specimen, State, States } from "./specimen";

export function NewsPart() {
  return (
    <>
      <Specimen id="banner" title="Banner" use="A message in the page, where what it is about stands.">
        <States wide>
          <Banner kind="success">Your message has been sent successfully.</Banner>
          <Banner kind="error">The file couldn't be read: it is protected by a password.</Banner>
          <Banner kind="warning">Your trial ends in 3 days.</Banner>
          <DismissibleBanner />
        </States>
      </Specimen>
      <Specimen
        id="badge"
        title="Badge"
        use="A word or figure with a band's colour. The word carries the meaning."
      >
        <div className="flex flex-wrap gap-3">
          <Badge tone="good">Strong</Badge>
          <Badge tone="moderate">Moderate</Badge>
          <Badge tone="poor">Weak</Badge>
          <Badge tone="none">Not stated</Badge>
          <Badge tone="accent">New</Badge>
        </div>
      </Specimen>
      <Specimen
        id="progress"
        title="Progress"
        use="How far, where it is known; that it goes on, where it isn't."
      >
        <States>
          <State name="62 %">
            <ProgressBar value={62} label="Upload" />
          </State>
          <State name="nobody knows how far">
            <ProgressBar value={null} label="Reading the file" />
          </State>
          <State name="a bob that hasn't come to rest">
            <p className="flex items-center gap-2">
              <Spinner className="size-6 text-accent" /> Measuring...
            </p>
          </State>
        </States>
      </Specimen>
      <Specimen
        id="skeleton"
        title="Skeleton"
        use="Holds the place of what is being fetched, as large as what will come."
      >
        <div className="max-w-sm">
          <SkeletonText label="Loading the articles" />
        </div>
      </Specimen>
      <Specimen
        id="empty-state"
        title="Empty state"
        use="What would be here, and how to begin. The line is slack: nothing hangs on it yet."
      >
        <EmptyState
          level="h3"
          title="No résumés yet"
          action={
            <Button type="button" look="secondary">
              Upload a résumé
            </Button>
          }
        >
          Once you upload one, its measure hangs here.
        </EmptyState>
      </Specimen>
    </>
  );
}

function DismissibleBanner() {
  const [shown, setShown] = useState(true);
  if (!shown) {
    return (
      <Button type="button" look="quiet" size="small" onClick={() => setShown(true)}>
        Show the message again
      </Button>
    );
  }
  return (
    <Banner kind="info" onDismiss={() => setShown(false)}>
      This one can be closed.
    </Banner>
  );
}
