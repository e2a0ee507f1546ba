import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Banner } from "~/components/ui/banner";
import { TextLink } from "~/components/ui/text-link";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Imprint",
  description: "Who runs Plumbline: company, address, register, VAT number, and how to reach them.",
  path: paths.imprint,
});

export const headers = publicCache;

export function loader({ context }: LoaderFunctionArgs) {
  return context.deps.site.provider;
}

const ROWS = [
  ["company", "Company"],
  ["address", "Address"],
  ["representedBy", "Represented by"],
  ["email", "E-mail"],
  ["phone", "Phone"],
  ["register", "Register entry"],
  ["vatId", "VAT number"],
] as const;

/** Who sells (directive 2000/31/EC, article 5). What the settings don't name is said to be missing. */
export default function Imprint() {
  const provider = useLoaderData<typeof loader>();
  const missing = ROWS.filter(([name]) => !provider[name]).map(([, label]) => label);
  return (
    <PublicShell legal>
      <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 sm:py-14">
        <div className="grid max-w-2xl gap-3">
          <h1 className="text-display">Imprint</h1>
          <p className="text-lead text-soft">Who runs Plumbline, and who sells what can be ordered here.</p>
        </div>
        {missing.length > 0 && (
          <Banner kind="info">
            This installation doesn't name everything yet. Missing: {missing.join(", ")}.
          </Banner>
        )}
        <dl className="grid max-w-2xl gap-x-10 gap-y-4 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {ROWS.filter(([name]) => provider[name]).map(([name, label]) => (
            <div key={name} className="sm:contents">
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                <Value name={name} value={provider[name] ?? ""} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-2xl text-soft">
          Questions about an order: <TextLink to={paths.contact}>write to us</TextLink>.
        </p>
      </div>
    </PublicShell>
  );
}

function Value({ name, value }: { name: (typeof ROWS)[number][0]; value: string }) {
  if (name === "email") return <TextLink to={`mailto:${value}`}>{value}</TextLink>;
  if (name === "phone") return <TextLink to={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</TextLink>;
  return value;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
