DROP INDEX `b2b_candidates_scores_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_musts_idx`;--> statement-breakpoint
DROP INDEX `b2b_candidates_thread_rescore_idx`;--> statement-breakpoint
CREATE INDEX `b2b_candidates_location_idx` ON `b2b_candidates` (`campaign_id`,`candidate_location`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_skills_idx` ON `b2b_candidates` (`campaign_id`,`skills_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_experience_idx` ON `b2b_candidates` (`campaign_id`,`experience_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_seniority_idx` ON `b2b_candidates` (`campaign_id`,`seniority_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_category_idx` ON `b2b_candidates` (`campaign_id`,`category_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_figures_idx` ON `b2b_candidates` (`campaign_id`,`relevancy_score`,`id`,`skills_match_score`,`experience_match_score`,`seniority_match_score`,`category_match_score`,`candidate_gender`,`gates_failed`,`gates_unknown`,`musts_met`,`musts_asked`,`experience_months`,`hidden_text_count`,`stage`,`shortlisted_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_thread_rescore_idx` ON `b2b_candidates` (`campaign_id`,`rescore_queued_at`) WHERE rescore_queued_at is not null;