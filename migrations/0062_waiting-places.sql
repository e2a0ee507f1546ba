ALTER TABLE `plans` ADD `requires_second_step` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `waiting_place` text;--> statement-breakpoint
-- The one place that the form named so far.
UPDATE `campaigns` SET `waiting_place` = 'us-ny' WHERE `waiting_days` IS NOT NULL;
