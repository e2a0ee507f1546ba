ALTER TABLE `coaching_bookings` ADD `state` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
CREATE INDEX `coaching_bookings_state_idx` ON `coaching_bookings` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mailing_list_entries_confirmed_idx` ON `mailing_list_entries` (`list`,`confirmed_at`,`id`);