DROP INDEX `b2b_candidates_contact_idx`;--> statement-breakpoint
CREATE INDEX `b2b_candidates_contact_idx` ON `b2b_candidates` (`company_id`,case when last_contact_at is null then created_at else last_contact_at end,`shortlisted_at`,`campaign_id`,`duplicate_of`);--> statement-breakpoint
DROP INDEX `b2b_batches_company_idx`;--> statement-breakpoint
CREATE INDEX `b2b_batches_company_idx` ON `b2b_bulk_analysis_batches` (`company_id`,`created_at`);--> statement-breakpoint
DROP INDEX `campaigns_company_created_idx`;--> statement-breakpoint
CREATE INDEX `campaigns_company_created_idx` ON `campaigns` (`company_id`,`created_at`,`id`,`agent_id`,`deleted_at`,`is_open`);