DROP INDEX `b2b_candidates_created_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_name_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_location_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_skills_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_experience_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_seniority_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_category_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_figures_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_shortlist_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_status_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_thread_rescore_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_moved_idx`;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `phone_key` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `text_hash` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `duplicate_of` text REFERENCES b2b_candidates(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `kept_apart_from` text;--> statement-breakpoint
CREATE INDEX `b2b_candidates_phone_idx` ON `b2b_candidates` (`campaign_id`,`phone_key`) WHERE phone_key is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_text_idx` ON `b2b_candidates` (`campaign_id`,`text_hash`) WHERE text_hash is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_duplicate_idx` ON `b2b_candidates` (`duplicate_of`) WHERE duplicate_of is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_created_idx` ON `b2b_candidates` (`campaign_id`,`created_at`,`id`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_name_idx` ON `b2b_candidates` (`campaign_id`,`candidate_name`,`id`,`candidate_email`,`candidate_location`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_location_idx` ON `b2b_candidates` (`campaign_id`,`candidate_location`,`id`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_skills_idx` ON `b2b_candidates` (`campaign_id`,`skills_match_score`,`id`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_experience_idx` ON `b2b_candidates` (`campaign_id`,`experience_match_score`,`id`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_seniority_idx` ON `b2b_candidates` (`campaign_id`,`seniority_match_score`,`id`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_category_idx` ON `b2b_candidates` (`campaign_id`,`category_match_score`,`id`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_figures_idx` ON `b2b_candidates` (`campaign_id`,`relevancy_score`,`id`,`skills_match_score`,`experience_match_score`,`seniority_match_score`,`category_match_score`,`candidate_gender`,`gates_failed`,`gates_unknown`,`musts_met`,`musts_asked`,`experience_months`,`hidden_text_count`,`stage`,`shortlisted_at`,`created_at`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_shortlist_idx` ON `b2b_candidates` (`campaign_id`,`shortlisted_at`,`duplicate_of`) WHERE shortlisted_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_status_idx` ON `b2b_candidates` (`campaign_id`,`analysis_status`,`batch_id`,`failure_code`,`duplicate_of`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_thread_rescore_idx` ON `b2b_candidates` (`campaign_id`,`rescore_queued_at`,`duplicate_of`) WHERE rescore_queued_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_moved_idx` ON `b2b_candidates` (`campaign_id`,`previous_relevancy_score`,`relevancy_score`,`job_version`,`rescore_queued_at`,`id`,`duplicate_of`) WHERE previous_relevancy_score is not null;