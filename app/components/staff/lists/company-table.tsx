import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import type { CompanyLine } from "../../../../workers/domain/staff/agencies/search-companies";
import { adminPaths } from "../admin-paths";
import { Heads } from "./list-parts";

export function CompanyTable({ caption, companies }: { caption: string; companies: readonly CompanyLine[] }) {
  return (
    <CardTable caption={caption} head={<Heads labels={["Name", "Website", "Location", "Since"]} />}>
      {companies.map((company) => (
        <CardRow key={company.id}>
          <Cell wide className="[overflow-wrap:anywhere]">
            <Link to={adminPaths.company(company.id)} className="text-link font-medium">
              {company.companyName}
            </Link>{" "}
            {!company.isActive && <Badge tone="poor">Not active</Badge>}
          </Cell>
          <Cell wide className="[overflow-wrap:anywhere]">
            {company.companyWebsite}
          </Cell>
          <Cell wide className="[overflow-wrap:anywhere]">
            {company.companyLocation}
          </Cell>
          <Cell label="Since" wide>
            <LocalDate value={company.createdAt} />
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  );
}
