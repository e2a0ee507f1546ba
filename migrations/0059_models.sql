ALTER TABLE `b2b_companies` ADD `model_proposals` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `model_answer` text;