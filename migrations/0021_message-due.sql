DROP INDEX `contact_messages_created_idx`;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- 24 hours, as the contact page promised.
UPDATE `contact_messages` SET `due_at` = `created_at` + 86400000;--> statement-breakpoint
CREATE INDEX `contact_messages_due_idx` ON `contact_messages` (`answered_at`,`due_at`);