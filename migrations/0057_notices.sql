CREATE TABLE `company_agreements` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`version` text NOT NULL,
	`hash` text NOT NULL,
	`agent_id` text NOT NULL,
	`accepted_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `company_agreements_version_unique` ON `company_agreements` (`company_id`,`version`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `resume_source` text CONSTRAINT `campaigns_resume_source_known` CHECK (resume_source in ('applied', 'referred', 'job-board', 'network', 'other'));--> statement-breakpoint
ALTER TABLE `campaigns` ADD `posting_notice_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `waiting_days` integer CONSTRAINT `campaigns_waiting_days_least` CHECK (waiting_days >= 1);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `source` text CONSTRAINT `b2b_candidates_source_known` CHECK (source in ('applied', 'referred', 'job-board', 'network', 'other'));--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `notice_due_at` integer;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `told_at` integer;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `told_way` text CONSTRAINT `b2b_candidates_told_way_known` CHECK (told_way in ('page', 'posting', 'mail', 'spoken', 'other'));--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `told_by` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `waits_until` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_untold_idx` ON `b2b_candidates` (`company_id`,`notice_due_at`,`campaign_id`,`duplicate_of`) WHERE told_at is null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_told_idx` ON `b2b_candidates` (`company_id`,`told_at`) WHERE told_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_waits_idx` ON `b2b_candidates` (`waits_until`) WHERE waits_until is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_thread_waits_idx` ON `b2b_candidates` (`campaign_id`,`waits_until`,`duplicate_of`) WHERE waits_until is not null;--> statement-breakpoint
-- Nobody noted where these came from, so the month of those who didn't apply counts for all: 28 days are within every month.
UPDATE `b2b_candidates` SET `notice_due_at` = `created_at` + 28 * 86400000;--> statement-breakpoint
-- A conversation about representing somebody makes the notice due at once.
CREATE TRIGGER `representation_consents_notice` AFTER INSERT ON `representation_consents`
BEGIN
  UPDATE b2b_candidates SET notice_due_at = min(notice_due_at, NEW.said_at)
  WHERE id = NEW.candidate_id AND told_at IS NULL AND notice_due_at > NEW.said_at;
END;
--> statement-breakpoint
-- The database itself refuses a score during a waiting period.
CREATE TRIGGER `b2b_candidates_waits` BEFORE UPDATE OF relevancy_score, skills_match_score, experience_match_score, seniority_match_score, category_match_score ON `b2b_candidates`
WHEN NEW.waits_until IS NOT NULL AND coalesce(NEW.relevancy_score, NEW.skills_match_score, NEW.experience_match_score, NEW.seniority_match_score, NEW.category_match_score) IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'no score during a waiting period');
END;
--> statement-breakpoint
CREATE TRIGGER `company_agreements_stay` BEFORE UPDATE ON `company_agreements`
BEGIN
  SELECT RAISE(ABORT, 'an acceptance is not changed');
END;
