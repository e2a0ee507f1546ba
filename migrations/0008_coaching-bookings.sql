CREATE TABLE `coaching_bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`session_type` text NOT NULL,
	`preferred_date` text NOT NULL,
	`time_slot` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `coaching_bookings_email_idx` ON `coaching_bookings` (`email`,`preferred_date`);--> statement-breakpoint
CREATE INDEX `mailing_list_entries_token_idx` ON `mailing_list_entries` (`token_hash`);--> statement-breakpoint
CREATE INDEX `mailing_list_entries_waiting_idx` ON `mailing_list_entries` (`created_at`) WHERE confirmed_at is null;