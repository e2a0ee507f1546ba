DROP INDEX `b2b_candidates_company_idx`;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `shortlisted_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_company_age_idx` ON `b2b_candidates` (`company_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_person_idx` ON `b2b_candidates` (`company_id`,candidate_email collate nocase) WHERE candidate_email is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_moved_idx` ON `b2b_candidates` (`campaign_id`,`previous_relevancy_score`,`relevancy_score`,`job_version`,`rescore_queued_at`,`id`) WHERE previous_relevancy_score is not null;--> statement-breakpoint
CREATE INDEX `b2b_companies_retention_idx` ON `b2b_companies` (`retention_days`) WHERE retention_days is not null;