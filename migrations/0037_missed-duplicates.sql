ALTER TABLE `b2b_candidates` ADD `duplicates_sought_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_unsought_idx` ON `b2b_candidates` (`analysis_timestamp`) WHERE duplicates_sought_at is null and analysis_status = 'completed';--> statement-breakpoint
CREATE INDEX `applicant_notes_agent_idx` ON `applicant_notes` (`agent_id`);--> statement-breakpoint
CREATE INDEX `decisions_agent_idx` ON `decisions` (`agent_id`);--> statement-breakpoint
-- Companies that kept everything get a year, and 31 days at least before the first of theirs is erased.
UPDATE `b2b_companies` SET `retention_days` = max(365, min(3650, coalesce(
  (SELECT (unixepoch() * 1000 - min(`created_at`)) / 86400000 + 31 FROM `b2b_candidates`
    WHERE `company_id` = `b2b_companies`.`id` AND `shortlisted_at` IS NULL), 365)))
  WHERE `retention_days` IS NULL AND `is_active` = 1;
