import { useLoaderData } from "@remix-run/react";
import { PricingPage } from "~/components/marketing/pricing/pricing-page";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { pricingLoader, pricingMeta } from "./pricing-route";

export const loader = pricingLoader;
export const meta = pricingMeta;
export const headers = publicCache;

export default function Page() {
  return <PricingPage path={paths.prices} prices={useLoaderData<typeof loader>()} />;
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
