CREATE TABLE `blocked_engine_versions` (
	`version` text PRIMARY KEY NOT NULL,
	`incident_id` text NOT NULL,
	`reason` text NOT NULL,
	`hidden_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`incident_id`) REFERENCES `incidents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blocked_engine_versions_open_idx` ON `blocked_engine_versions` (`version`) WHERE hidden_at is null;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `hidden_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_engine_closed_idx` ON `b2b_candidates` (`engine_version`) WHERE analysis_status = 'completed' and campaign_closed_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_hidden_idx` ON `b2b_candidates` (`hidden_at`) WHERE hidden_at is not null;--> statement-breakpoint
ALTER TABLE `resume_analyses` ADD `hidden_at` integer;--> statement-breakpoint
CREATE INDEX `resume_analyses_hidden_idx` ON `resume_analyses` (`id`) WHERE hidden_at is not null;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `hidden_at` integer;--> statement-breakpoint
CREATE INDEX `job_analyses_hidden_idx` ON `job_analyses` (`id`) WHERE hidden_at is not null;--> statement-breakpoint
ALTER TABLE `drafts` ADD `engine_version` text;--> statement-breakpoint
CREATE INDEX `drafts_engine_idx` ON `drafts` (`engine_version`) WHERE score is not null;