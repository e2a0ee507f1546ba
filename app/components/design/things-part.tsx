import { useSearchParams } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Avatar } from "~/components/ui/data/avatar";
import { Badge } from "~/components/ui/data/badge";
import { Pagination } from "~/components/ui/data/pagination";
import { PdfThumbnail } from "~/components/ui/data/pdf-thumbnail";
import { PlainHead, SortHead, type SortOrder } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { TableMessage, TableSkeleton } from "~/components/ui/data/table-states";
import { TextLink } from "~/components/ui/text-link";
import { people, resumeLines } from "./sample-data";
import { Specimen, State, States } from "./specimen";

export function ThingsPart() {
  return (
    <>
      <Specimen id="card" title="Card" use="One subject with a heading. Don't put cards in cards.">
        <States wide>
          <Card title="Subscription" aside={<Badge tone="good">Active</Badge>}>
            <p className="text-soft">Trial, 9 days left.</p>
          </Card>
          <Card>
            <p className="text-soft">Without a heading: a sheet, nothing more.</p>
          </Card>
        </States>
      </Specimen>
      <Specimen
        id="avatar"
        title="Avatar"
        use="A person, by picture or initials. Never where names are to stay hidden."
      >
        <div className="flex items-center gap-4">
          <Avatar name="Ada Berg" size="small" />
          <Avatar name="Ada Berg" />
          <Avatar name="Jonas Lind" size="large" />
          <Avatar name="" />
          <Avatar name="Plumbline" src="/favicon.svg" />
        </div>
      </Specimen>
      <Specimen id="table" title="Table" use="Sorted and paged by the address; cards on phones.">
        <SortedTable />
        <States wide>
          <State name="loading">
            <CardTable caption="A table that is loading" head={<Heads />}>
              <TableSkeleton columns={3} rows={2} />
            </CardTable>
          </State>
          <State name="empty, or in error">
            <CardTable caption="A table without rows" head={<Heads />}>
              <TableMessage columns={3}>
                No one fits these filters. <TextLink to="?#table">Clear them</TextLink>
              </TableMessage>
            </CardTable>
          </State>
        </States>
      </Specimen>
      <Specimen
        id="pdf-thumbnail"
        title="PDF thumbnail"
        use="A file's first page in small: each line at its true place, its words left out."
      >
        <div className="flex flex-wrap items-start gap-6">
          <PdfThumbnail
            page={{ width: 595, height: 842 }}
            lines={resumeLines}
            label="First page of lind.pdf"
          />
          <PdfThumbnail page={null} lines={[]} label="First page of broken.pdf" />
        </div>
      </Specimen>
    </>
  );
}

function Heads() {
  return ["Name", "Title", "Score"].map((head) => <PlainHead key={head}>{head}</PlainHead>);
}

const PAGE_SIZE = 3;

function SortedTable() {
  const [search] = useSearchParams();
  const order: SortOrder = search.get("order") === "asc" ? "asc" : "desc";
  const by = search.get("sort") === "name" ? "name" : "score";
  const pages = Math.ceil(people.length / PAGE_SIZE);
  const page = Math.min(pages, Math.max(1, Number(search.get("page")) || 1));
  const sorted = [...people].sort((a, b) =>
    by === "name" ? a.name.localeCompare(b.name, "en") : a.score - b.score,
  );
  if (order === "desc") sorted.reverse();
  const orderOf = (column: string) => (column === by ? order : null);
  const to = (column: string) => `?sort=${column}&order=${orderOf(column) === "asc" ? "desc" : "asc"}#table`;
  return (
    <>
      <CardTable
        caption="Candidates"
        head={
          <>
            <SortHead to={to("name")} order={orderOf("name")}>
              Name
            </SortHead>
            <PlainHead>Title</PlainHead>
            <SortHead to={to("score")} order={orderOf("score")} end>
              Score
            </SortHead>
          </>
        }
      >
        {sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ name, title, score }) => (
          <CardRow key={name}>
            <Cell wide>{name}</Cell>
            <Cell label="Title">{title}</Cell>
            <Cell label="Score" className="md:text-right md:tabular-nums">
              {score}
            </Cell>
          </CardRow>
        ))}
      </CardTable>
      <Pagination page={page} pages={pages} to={(next) => `?sort=${by}&order=${order}&page=${next}#table`} />
    </>
  );
}
