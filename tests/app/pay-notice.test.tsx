import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PayNotice } from "~/components/threads/pay-notice";
import { namesPay } from "../../workers/domain/postings/names-pay";

const said = (posting: string) => renderToStaticMarkup(<PayNotice namesPay={namesPay(posting)} />);

test("the author of a posting without a pay range is told so, by the directive's number", () => {
  const text = said("Backend Developer in Oslo. Competitive salary and a bonus.");
  expect(text).toContain("This posting names no pay range.");
  expect(text).toContain("EU law (Directive 2023/970)");
});

test("a posting with a pay range is left alone", () => {
  expect(said("Backend Developer in Oslo. Salary: 60,000 - 70,000 EUR")).toBe("");
});
