CREATE TABLE `never_again_marks` (
	`company_id` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`company_id`, `hash`),
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `download_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`day` integer NOT NULL,
	`downloads` integer NOT NULL,
	`people` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `download_alerts_day_unique` ON `download_alerts` (`company_id`,`day`,`agent_id`);--> statement-breakpoint
CREATE INDEX `download_alerts_created_idx` ON `download_alerts` (`created_at`);--> statement-breakpoint
ALTER TABLE `applicant_requests` ADD `never_again` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `held_reason` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `held_words` text;--> statement-breakpoint
CREATE INDEX `b2b_candidates_held_idx` ON `b2b_candidates` (`company_id`,candidate_email collate nocase) WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX `agency_log_exported_idx` ON `agency_log` (`company_id`,`agent_id`,`created_at`) WHERE action = 'exported';--> statement-breakpoint
CREATE INDEX `agency_log_exports_idx` ON `agency_log` (`created_at`) WHERE action = 'exported';