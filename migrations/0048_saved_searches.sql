CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	`location` text NOT NULL,
	`filter` text NOT NULL,
	`next_check_at` integer,
	`queued_at` integer,
	`last_mail_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_searches_name_longest" CHECK(length(name) <= 100),
	CONSTRAINT "saved_searches_position_longest" CHECK(length(position) <= 200),
	CONSTRAINT "saved_searches_location_longest" CHECK(length(location) <= 200)
);
--> statement-breakpoint
CREATE INDEX `saved_searches_user_idx` ON `saved_searches` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `saved_searches_resume_idx` ON `saved_searches` (`resume_id`);--> statement-breakpoint
CREATE INDEX `saved_searches_due_idx` ON `saved_searches` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE TABLE `told_postings` (
	`search_id` text NOT NULL,
	`same_key` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`search_id`, `same_key`),
	FOREIGN KEY (`search_id`) REFERENCES `saved_searches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `told_postings_time_idx` ON `told_postings` (`told_at`);