ALTER TABLE `resumes` ADD `confirmed_reading` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `took_default_from` text;