CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`analysis_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`score` real,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`analysis_id`) REFERENCES `job_analyses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "drafts_number_least" CHECK(number >= 1),
	CONSTRAINT "drafts_score_percent" CHECK(score between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_number_unique` ON `drafts` (`analysis_id`,`number`);--> statement-breakpoint
CREATE INDEX `drafts_user_idx` ON `drafts` (`user_id`);