import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { paths } from "~/lib/paths";

export function NoApplications() {
  return (
    <EmptyState
      title="No applications yet"
      level="h2"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.newApplication}>Add a Job</LinkButton>
          <LinkButton to={paths.history} look="secondary">
            Choose From Your Analyses
          </LinkButton>
        </div>
      }
    >
      Keep the jobs that interest you in one place, from the day you save them to the answer: with your notes,
      the next date and a reminder of it. Add one by hand, or press “Track this job” on one of your analyses.
    </EmptyState>
  );
}

export function NothingFound() {
  return <EmptyState title="No application matches">Try other words, or another state.</EmptyState>;
}
