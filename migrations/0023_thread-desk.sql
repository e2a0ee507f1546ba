CREATE TABLE `b2b_candidate_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`company_id` text NOT NULL,
	`search` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text,
	`candidates` integer,
	`bytes` integer,
	`expires_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "b2b_candidate_exports_status_known" CHECK(status in ('pending', 'ready', 'failed')),
	CONSTRAINT "b2b_candidate_exports_candidates_least" CHECK(candidates >= 0),
	CONSTRAINT "b2b_candidate_exports_bytes_least" CHECK(bytes >= 0)
);
--> statement-breakpoint
CREATE INDEX `b2b_candidate_exports_agent_idx` ON `b2b_candidate_exports` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_candidate_exports_one_pending_unique` ON `b2b_candidate_exports` (`agent_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `b2b_candidate_exports_campaign_idx` ON `b2b_candidate_exports` (`campaign_id`,`agent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `b2b_candidate_exports_pending_idx` ON `b2b_candidate_exports` (`updated_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `b2b_candidate_exports_expires_idx` ON `b2b_candidate_exports` (`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_candidate_exports_key_unique` ON `b2b_candidate_exports` (`file_key`);--> statement-breakpoint
CREATE TABLE `campaign_visits` (
	`campaign_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`visited_at` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `campaign_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_visits_campaign_idx` ON `campaign_visits` (`campaign_id`);--> statement-breakpoint
DROP INDEX `b2b_candidates_engine_idx`;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `partly_skills` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `campaign_closed_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_engine_idx` ON `b2b_candidates` (`engine_version`) WHERE analysis_status = 'completed' and campaign_closed_at is null;