import { Banner } from "~/components/ui/banner";

/** Tells the author of a posting which of its words may not choose people, and that nobody is measured by them. */
export function RefusedCriteria({ refused }: { refused: string[] }) {
  if (refused.length === 0) return null;
  return (
    <Banner kind="warning" className="mb-4">
      <p className="font-medium">Not scored, and better taken out of the posting:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {refused.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}
