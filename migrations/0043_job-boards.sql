CREATE TABLE `hidden_postings` (
	`user_id` text NOT NULL,
	`posting_id` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `posting_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`posting_id`) REFERENCES `job_postings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hidden_postings_posting_idx` ON `hidden_postings` (`posting_id`);--> statement-breakpoint
CREATE TABLE `job_boards` (
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
	CONSTRAINT "job_boards_source_known" CHECK(source in ('greenhouse', 'lever', 'lever-eu', 'ashby', 'recruitee', 'personio', 'smartrecruiters', 'jobtech', 'arbeitnow')),
	CONSTRAINT "job_boards_token_longest" CHECK(length(token) <= 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_boards_token_unique` ON `job_boards` (`source`,`token`);--> statement-breakpoint
CREATE INDEX `job_boards_due_idx` ON `job_boards` (`source`,`next_read_at`) WHERE next_read_at is not null;--> statement-breakpoint
CREATE TABLE `job_posting_texts` (
	`posting_id` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`job` text,
	FOREIGN KEY (`posting_id`) REFERENCES `job_postings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_postings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`board_id` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`title` text NOT NULL,
	`company` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`place_key` text DEFAULT '' NOT NULL,
	`country` text,
	`is_remote` integer,
	`employment` text,
	`pay_min` real,
	`pay_max` real,
	`pay_currency` text,
	`pay_period` text,
	`url` text NOT NULL,
	`posted_at` integer NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`missed` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`same_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`occupation` text,
	`read_by` text DEFAULT '' NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`board_id`) REFERENCES `job_boards`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "job_postings_employment_known" CHECK(employment in ('full-time', 'part-time', 'contract', 'internship')),
	CONSTRAINT "job_postings_pay_period_known" CHECK(pay_period in ('year', 'month', 'week', 'day', 'hour')),
	CONSTRAINT "job_postings_title_longest" CHECK(length(title) <= 200),
	CONSTRAINT "job_postings_company_longest" CHECK(length(company) <= 200),
	CONSTRAINT "job_postings_url_longest" CHECK(length(url) <= 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_postings_source_unique` ON `job_postings` (`board_id`,`source_id`);--> statement-breakpoint
CREATE INDEX `job_postings_occupation_idx` ON `job_postings` (`occupation`,`posted_at`);--> statement-breakpoint
CREATE INDEX `job_postings_unread_idx` ON `job_postings` (`board_id`,`read_by`);--> statement-breakpoint
CREATE INDEX `job_postings_read_by_idx` ON `job_postings` (`read_by`,`changed_at`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `job_postings_seen_idx` ON `job_postings` (`source`,`last_seen_at`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `job_postings_closed_idx` ON `job_postings` (`closed_at`) WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX `job_postings_text_idx` ON `job_postings` (`closed_at`) WHERE closed_at is not null and content_hash <> '';--> statement-breakpoint
ALTER TABLE `linkedin_geoids` ADD `kind` text DEFAULT 'city' NOT NULL;--> statement-breakpoint
ALTER TABLE `linkedin_geoids` ADD `countries` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `linkedin_geoids` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `linkedin_geoids` ADD `names` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `job_searches_job_unique` ON `job_searches` (`user_id`,`job_id`);