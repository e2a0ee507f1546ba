import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { apply, insert, migrations } from "../../support/migrations";

const DAY = 24 * 60 * 60_000;
/** By half a day more, so that whole days are the same whenever it runs. */
const daysAgo = (days: number) => Date.now() - (days + 0.5) * DAY;

type Values = Record<string, string | number | null>;

/** Fills the database of before the migration that is named so, and applies that. @returns the value of a column by the row's id */
function migrate(name: string, fill: (db: DatabaseSync) => void) {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  const at = migrations.findIndex((file) => file.endsWith(`_${name}.sql`));
  apply(db, migrations.slice(0, at));
  fill(db);
  apply(db, migrations.slice(at, at + 1));
  return (table: string, column: string, id: string) =>
    Object.values(db.prepare(`select ${column} from ${table} where id = ?`).get(id) ?? {})[0];
}

function addCompany(db: DatabaseSync, id: string, company: Values = {}, applicants: Values[] = []) {
  insert(db, "b2b_companies", { id, normalized_name: id, ...company });
  for (const [n, row] of applicants.entries()) {
    const key = `${id}-${n}`;
    insert(db, "b2b_candidates", { id: key, resume_file_url: key, file_hash: key, company_id: id, ...row });
  }
}

test("companies that kept everybody get a year, and a month before the first of theirs is erased", () => {
  const value = migrate("missed-duplicates", (db) => {
    addCompany(db, "empty");
    addCompany(db, "young", {}, [{ created_at: daysAgo(100) }]);
    addCompany(db, "old", {}, [{ created_at: daysAgo(500) }, { created_at: daysAgo(3) }]);
    addCompany(db, "ancient", {}, [{ created_at: daysAgo(5000) }]);
    addCompany(db, "shortlisted", {}, [{ created_at: daysAgo(900), shortlisted_at: 1 }]);
    addCompany(db, "own", { retention_days: 30 }, [{ created_at: daysAgo(500) }]);
    addCompany(db, "ended", { is_active: 0 });
  });
  const days = (id: string) => value("b2b_companies", "retention_days", id);
  expect([days("empty"), days("young"), days("shortlisted")]).toEqual([365, 365, 365]);
  expect(days("old")).toBe(531);
  expect([days("ancient"), days("own"), days("ended")]).toEqual([3650, 30, null]);
});

test("the shortlisted of before get a month at least, and a clock that began with their last contact", () => {
  const at = daysAgo(900);
  const value = migrate("retention", (db) => {
    addCompany(db, "empty", { retention_days: 365 });
    addCompany(db, "patient", { retention_days: 1000 });
    addCompany(db, "old", { retention_days: 365 }, [
      { created_at: at, shortlisted_at: daysAgo(800) },
      { created_at: at, shortlisted_at: at - 1 },
    ]);
    addCompany(db, "waiting", {}, [{ created_at: at }]);
  });
  const days = (id: string) => value("b2b_companies", "shortlisted_retention_days", id);
  expect([days("empty"), days("patient"), days("old"), days("waiting")]).toEqual([730, 1000, 931, 730]);
  const contact = (id: string) => value("b2b_candidates", "last_contact_at", id);
  expect(contact("old-0")).toBe(value("b2b_candidates", "shortlisted_at", "old-0"));
  expect([contact("old-1"), contact("waiting-0")]).toEqual([null, null]);
});

test("decisions and consents of before count as contact", () => {
  const value = migrate("retention", (db) => {
    addCompany(db, "c", {}, [{ created_at: 10 }, { created_at: 10 }]);
    const decided = { previous_stage: "new", stage: "shortlisted", group_id: "g", created_at: 30 };
    insert(db, "decisions", { ...decided, id: "d", company_id: "c", applicant_id: "c-0" });
    const said = { kind: "given", way: "email", said_at: 20 };
    insert(db, "representation_consents", { ...said, id: "r", company_id: "c", candidate_id: "c-1" });
  });
  const contact = (id: string) => value("b2b_candidates", "last_contact_at", id);
  expect([contact("c-0"), contact("c-1")]).toEqual([30, 20]);
});
