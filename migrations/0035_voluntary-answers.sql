CREATE TABLE `used_voluntary_links` (
	`link_hash` text PRIMARY KEY NOT NULL,
	`period` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `used_voluntary_links_period_idx` ON `used_voluntary_links` (`period`);--> statement-breakpoint
CREATE TABLE `voluntary_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`period` text NOT NULL,
	`outcome` text,
	`score` text,
	`sex` text,
	`ethnicity` text,
	`age_band` text,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "voluntary_answers_outcome_known" CHECK(outcome in ('selected', 'not-selected')),
	CONSTRAINT "voluntary_answers_score_known" CHECK(score in ('above', 'not-above')),
	CONSTRAINT "voluntary_answers_sex_known" CHECK(sex in ('female', 'male', 'other')),
	CONSTRAINT "voluntary_answers_ethnicity_known" CHECK(ethnicity in ('hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'several', 'another')),
	CONSTRAINT "voluntary_answers_age_band_known" CHECK(age_band in ('under-25', '25-39', '40-54', '55-plus'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `voluntary_answers_period_idx` ON `voluntary_answers` (`period`,`company_id`);--> statement-breakpoint
CREATE TABLE `voluntary_groups` (
	`company_id` text NOT NULL,
	`period` text NOT NULL,
	`outcome` text NOT NULL,
	`score` text NOT NULL,
	`asked` integer NOT NULL,
	PRIMARY KEY(`company_id`, `period`, `outcome`, `score`),
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "voluntary_groups_outcome_known" CHECK(outcome in ('selected', 'not-selected')),
	CONSTRAINT "voluntary_groups_score_known" CHECK(score in ('above', 'not-above')),
	CONSTRAINT "voluntary_groups_asked_least" CHECK(asked >= 1)
);
--> statement-breakpoint
CREATE INDEX `voluntary_groups_period_idx` ON `voluntary_groups` (`period`);--> statement-breakpoint
CREATE TABLE `voluntary_invitations` (
	`applicant_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`applicant_id`) REFERENCES `b2b_candidates`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `voluntary_refusals` (
	`address_hash` text PRIMARY KEY NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `b2b_companies` ADD `voluntary_questions` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `agency_log_opened_idx` ON `agency_log` (`company_id`,`created_at`,`agent_id`,`applicant_id`) WHERE action = 'opened';--> statement-breakpoint
CREATE INDEX `decisions_company_idx` ON `decisions` (`company_id`,`created_at`);