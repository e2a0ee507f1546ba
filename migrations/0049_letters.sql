CREATE TABLE `letters` (
	`id` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`written_until` integer DEFAULT -1 NOT NULL,
	`written_id` text DEFAULT '' NOT NULL,
	`written` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`bounced` integer DEFAULT 0 NOT NULL,
	`departed` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	CONSTRAINT "letters_list_known" CHECK(list in ('newsletter', 'careers', 'interview')),
	CONSTRAINT "letters_status_known" CHECK(status in ('draft', 'writing', 'sending', 'sent')),
	CONSTRAINT "letters_written_least" CHECK(written >= 0),
	CONSTRAINT "letters_sent_least" CHECK(sent >= 0),
	CONSTRAINT "letters_bounced_least" CHECK(bounced >= 0),
	CONSTRAINT "letters_departed_least" CHECK(departed >= 0)
);
--> statement-breakpoint
CREATE INDEX `letters_status_idx` ON `letters` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `letters_created_idx` ON `letters` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `letters_list_idx` ON `letters` (`list`,`started_at`);