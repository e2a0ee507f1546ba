CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`analysis_id` text,
	`job_title` text NOT NULL,
	`employer` text DEFAULT '' NOT NULL,
	`job_url` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'saved' NOT NULL,
	`saved_at` integer NOT NULL,
	`applied_at` integer,
	`interview_at` integer,
	`offer_at` integer,
	`closed_at` integer,
	`next_at` integer,
	`next_step` text DEFAULT '' NOT NULL,
	`reminds` integer DEFAULT false NOT NULL,
	`remind_at` integer,
	`notes` text DEFAULT '' NOT NULL,
	`deleted_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`analysis_id`) REFERENCES `job_analyses`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "applications_state_known" CHECK(state in ('saved', 'applied', 'interview', 'offer', 'closed')),
	CONSTRAINT "applications_job_title_longest" CHECK(length(job_title) <= 200),
	CONSTRAINT "applications_employer_longest" CHECK(length(employer) <= 200),
	CONSTRAINT "applications_job_url_longest" CHECK(length(job_url) <= 2000),
	CONSTRAINT "applications_place_longest" CHECK(length(place) <= 200),
	CONSTRAINT "applications_next_step_longest" CHECK(length(next_step) <= 200),
	CONSTRAINT "applications_notes_longest" CHECK(length(notes) <= 10000)
);
--> statement-breakpoint
CREATE INDEX `applications_user_idx` ON `applications` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_analysis_unique` ON `applications` (`analysis_id`);--> statement-breakpoint
CREATE INDEX `applications_remind_idx` ON `applications` (`remind_at`,`user_id`) WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX `applications_deleted_idx` ON `applications` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `reminder_mails` integer DEFAULT true NOT NULL;