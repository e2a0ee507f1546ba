ALTER TABLE `b2b_candidates` ADD `previous_relevancy_score` real;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `rescore_queued_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_rescore_idx` ON `b2b_candidates` (`rescore_queued_at`) WHERE rescore_queued_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_thread_rescore_idx` ON `b2b_candidates` (`campaign_id`) WHERE rescore_queued_at is not null;