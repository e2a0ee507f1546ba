import { ErrorPage } from "~/components/layout/error-page";
import { PricingPage } from "~/components/marketing/pricing/pricing-page";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Pricing",
  description:
    "Individual plans from 5.99 euros a month, agency plans from 200 euros a month, both with a 14-day free trial.",
  path: paths.pricing,
});

export const headers = publicCache;

export default function Page() {
  return <PricingPage path={paths.prices} />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
