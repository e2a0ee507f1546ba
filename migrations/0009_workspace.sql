CREATE TABLE `analysis_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`analysis_id`) REFERENCES `job_analyses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analysis_shares_analysis_idx` ON `analysis_shares` (`analysis_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `analysis_shares_user_idx` ON `analysis_shares` (`user_id`);--> statement-breakpoint
DROP INDEX `resume_analyses_resume_idx`;--> statement-breakpoint
ALTER TABLE `resume_analyses` ADD `best_position` text;--> statement-breakpoint
ALTER TABLE `resume_analyses` ADD `facts_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `resume_analyses_resume_unique` ON `resume_analyses` (`resume_id`);--> statement-breakpoint
DROP INDEX `resumes_hash_idx`;--> statement-breakpoint
ALTER TABLE `resumes` ADD `family_id` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `corrections` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `facts_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `analysis_status` text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `failure_code` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `lease_token` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `lease_until` integer;--> statement-breakpoint
ALTER TABLE `resumes` ADD `last_queued_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `resumes_hash_unique` ON `resumes` (`user_id`,`file_hash`);--> statement-breakpoint
CREATE INDEX `resumes_pending_idx` ON `resumes` (`last_queued_at`) WHERE analysis_status = 'pending';--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `mode` text DEFAULT 'description' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `company_name` text;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `job_hash` text;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `matching_skills` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `missing_skills` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `detail_key` text;--> statement-breakpoint
ALTER TABLE `job_analyses` ADD `facts_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `job_analyses_user_job_idx` ON `job_analyses` (`user_id`,`job_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `job_analyses_user_title_idx` ON `job_analyses` (`user_id`,`job_title`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_analyses_detail_unique` ON `job_analyses` (`detail_key`);--> statement-breakpoint
ALTER TABLE `user_activities` ADD `resume_id` text REFERENCES resumes(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `user_activities` ADD `analysis_id` text REFERENCES job_analyses(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `user_activities_resume_idx` ON `user_activities` (`resume_id`);--> statement-breakpoint
CREATE INDEX `user_activities_analysis_idx` ON `user_activities` (`analysis_id`);