ALTER TABLE `deletion_requests` ADD `cancelled_subscription_id` text;--> statement-breakpoint
ALTER TABLE `deletion_requests` ADD `started_at` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_email_idx` ON `contact_messages` (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX `data_exports_key_unique` ON `data_exports` (`file_key`);