ALTER TABLE `campaigns` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_deleted_idx` ON `campaigns` (`deleted_at`) WHERE deleted_at is not null;