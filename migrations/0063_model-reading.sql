ALTER TABLE `b2b_companies` ADD `model_reading` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `model_answer` text;