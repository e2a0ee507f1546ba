CREATE TABLE `held_resumes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`file_key` text NOT NULL,
	`file_size` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "held_resumes_file_size_least" CHECK(file_size >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_resumes_key_unique` ON `held_resumes` (`file_key`);--> statement-breakpoint
CREATE INDEX `held_resumes_user_idx` ON `held_resumes` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `held_resumes_expires_idx` ON `held_resumes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `resumes` ADD `confirmed_reading` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `took_default_from` text;--> statement-breakpoint
ALTER TABLE `oidc_starts` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `users` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `users` ADD `terms_accepted_at` integer;