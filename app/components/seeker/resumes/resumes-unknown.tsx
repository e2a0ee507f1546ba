import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";

/** Shown in place of a person's résumés where they can't be read now. `again` is the page's own address. */
export function ResumesUnknown({ again }: { again: string }) {
  return (
    <Banner kind="error">
      Failed to load resumes.{" "}
      <LinkButton to={again} look="secondary" size="small" reloadDocument className="ml-2">
        Try again
      </LinkButton>
    </Banner>
  );
}
