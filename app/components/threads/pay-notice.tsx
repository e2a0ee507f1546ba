import { Banner } from "~/components/ui/banner";
import { namesPay } from "../../../workers/domain/postings/names-pay";

/** Tells the author of a posting that it names no pay. */
export function PayNotice({ posting }: { posting: string }) {
  if (namesPay(posting)) return null;
  return (
    <Banner kind="info" className="mb-4">
      This posting names no pay range. EU law (Directive 2023/970) has applicants told the pay, or its range,
      before the interview.
    </Banner>
  );
}
