import { Banner } from "~/components/ui/banner";

/** Tells the author of a posting that it names no pay. @param props.namesPay the posting tells the pay, or its range */
export function PayNotice({ namesPay }: { namesPay: boolean }) {
  if (namesPay) return null;
  return (
    <Banner kind="info" className="mb-4">
      This posting names no pay range. EU law (Directive 2023/970) has applicants told the pay, or its range,
      before the interview.
    </Banner>
  );
}
