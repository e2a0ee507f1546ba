import { expect, test } from "vitest";
import { findFormerPrice, parseFormerPrices } from "../../workers/domain/billing/plans/former-prices";

const starter = { slug: "agency-starter", price: 20_000 };

test("a former price is shown only where the setting names it, and only if it was higher", () => {
  expect(findFormerPrice({ site: { formerPrices: {} } }, starter)).toBeNull();
  expect(findFormerPrice({ site: { formerPrices: { "agency-starter": 49_900 } } }, starter)).toEqual({
    price: 49_900,
    percentOff: 60,
  });
  expect(findFormerPrice({ site: { formerPrices: { "agency-starter": 20_000 } } }, starter)).toBeNull();
});

test("the setting is euro cents by slug, and anything else is refused", () => {
  expect(parseFormerPrices("")).toEqual({});
  expect(parseFormerPrices("agency-starter=49900, individual-monthly=999")).toEqual({
    "agency-starter": 49_900,
    "individual-monthly": 999,
  });
  for (const wrong of ["agency-starter", "agency-starter=", "agency-starter=499.00", "=5", "x=0", "x=1 y=2"])
    expect(parseFormerPrices(wrong)).toBeNull();
});
