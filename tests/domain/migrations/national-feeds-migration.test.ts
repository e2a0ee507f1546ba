import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { apply, insert, migrations } from "../../support/migrations";

test("boards keep their postings, texts and hidden ones while their table is exchanged", () => {
  const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  const at = migrations.findIndex((name) => name.endsWith("_national_feeds.sql"));
  apply(db, migrations.slice(0, at));
  insert(db, "job_boards", { id: "board-1", source: "lever", token: "inn", reads: 7, etag: "abc" });
  insert(db, "job_postings", { id: 1, board_id: "board-1", source_id: "a", url: "https://inn.example/1" });
  insert(db, "job_posting_texts", { posting_id: 1, text: "Cook." });
  insert(db, "users", { id: "u1" });
  insert(db, "hidden_postings", { user_id: "u1", posting_id: 1 });
  const count = (table: string) => Object.values(db.prepare(`select count(*) from ${table}`).get() ?? {})[0];
  const boards = Number(count("job_boards"));
  // As D1 does it: the whole file, or nothing of it.
  db.exec("BEGIN");
  apply(db, migrations.slice(at, at + 1));
  db.exec("COMMIT");
  expect(count("job_boards")).toBe(boards + 2);
  expect(db.prepare("select reads, etag from job_boards where id = 'board-1'").get()).toEqual({
    reads: 7,
    etag: "abc",
  });
  expect(db.prepare("select board_id from job_postings").all()).toEqual([{ board_id: "board-1" }]);
  expect([count("job_posting_texts"), count("hidden_postings"), count("job_posting_search")]).toEqual([
    1, 1, 1,
  ]);
  expect(db.prepare("pragma foreign_key_check").all()).toEqual([]);
  expect(() => db.exec("update job_postings set board_id = 'none'")).toThrow(/FOREIGN KEY/);
  db.exec("delete from job_boards where id = 'board-1'");
  expect([count("job_postings"), count("job_posting_texts"), count("hidden_postings")]).toEqual([0, 0, 0]);
});
