-- Written by hand. A known source more means another CHECK, and so another table; dropping the one before would delete the
-- postings that refer to it. While their boards are exchanged they refer to none: what refers to what counts at the end.
PRAGMA defer_foreign_keys=ON;
--> statement-breakpoint
CREATE TABLE `job_boards_next` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`token` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`next_read_at` integer,
	`queued_at` integer,
	`reads` integer DEFAULT 0 NOT NULL,
	`last_read_at` integer,
	`is_whole` integer DEFAULT false NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`etag` text,
	`last_modified` text,
	`content_hash` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	CONSTRAINT "job_boards_source_known" CHECK(source in ('greenhouse', 'lever', 'lever-eu', 'ashby', 'recruitee', 'personio', 'smartrecruiters', 'jobtech', 'arbeitnow', 'nav', 'france-travail')),
	CONSTRAINT "job_boards_token_longest" CHECK(length(token) <= 100)
);
--> statement-breakpoint
INSERT INTO `job_boards_next`("id", "source", "token", "company", "next_read_at", "queued_at", "reads", "last_read_at", "is_whole", "failures", "last_error", "etag", "last_modified", "content_hash", "created_at") SELECT "id", "source", "token", "company", "next_read_at", "queued_at", "reads", "last_read_at", "is_whole", "failures", "last_error", "etag", "last_modified", "content_hash", "created_at" FROM `job_boards`;
--> statement-breakpoint
UPDATE `job_postings` SET `board_id` = 'moving-' || `board_id`;
--> statement-breakpoint
DROP TABLE `job_boards`;
--> statement-breakpoint
ALTER TABLE `job_boards_next` RENAME TO `job_boards`;
--> statement-breakpoint
UPDATE `job_postings` SET `board_id` = substr(`board_id`, length('moving-') + 1);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_boards_token_unique` ON `job_boards` (`source`,`token`);
--> statement-breakpoint
CREATE INDEX `job_boards_due_idx` ON `job_boards` (`source`,`next_read_at`) WHERE next_read_at is not null;
--> statement-breakpoint
CREATE INDEX `job_boards_name_idx` ON `job_boards` (case company when '' then token else company end collate nocase,`id`);
--> statement-breakpoint
CREATE INDEX `job_boards_failing_idx` ON `job_boards` (case company when '' then token else company end collate nocase,`id`) WHERE failures > 0;
--> statement-breakpoint
CREATE INDEX `job_boards_stopped_idx` ON `job_boards` (case company when '' then token else company end collate nocase,`id`) WHERE next_read_at is null;
--> statement-breakpoint
-- Both ask for a key: staff start them when it is set.
INSERT OR IGNORE INTO `job_boards` (`id`, `source`, `token`, `company`, `next_read_at`) VALUES
  ('nav-norway', 'nav', 'norway', '', NULL),
  ('france-travail-france', 'france-travail', 'france', '', NULL);
