import { Link } from "@remix-run/react";
import type { Resembling } from "../../../workers/domain/staff/agencies/get-agent";
import { adminPaths } from "./admin-paths";

/** Signs that a company is here already, or that a person may not belong to it: for a person to judge. */
export function Resemblances({
  companies,
  elsewhere,
}: {
  companies: readonly Resembling[];
  /** set where the address is at another site than the company's */
  elsewhere: { email: string; website: string } | null;
}) {
  if (companies.length === 0 && !elsewhere)
    return (
      <p className="text-soft">
        Nothing stands out: no other company with this name or website, and the address belongs to the
        website.
      </p>
    );
  return (
    <ul className="grid gap-3 [overflow-wrap:anywhere]">
      {elsewhere && (
        <li>
          The address ends in <strong>{elsewhere.email.split("@").at(-1)}</strong>, the website is{" "}
          {elsewhere.website}.
        </li>
      )}
      {companies.map((company) => (
        <li key={company.id}>
          <Link to={adminPaths.company(company.id)} className="text-link">
            {company.companyName}
          </Link>{" "}
          has the same{" "}
          {[company.sameName && "name", company.sameWebsite && "website"].filter(Boolean).join(" and ")}
          {!company.isActive && " (not active)"}.
        </li>
      ))}
    </ul>
  );
}
