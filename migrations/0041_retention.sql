DROP INDEX `b2b_companies_retention_idx`;--> statement-breakpoint
ALTER TABLE `b2b_companies` ADD `shortlisted_retention_days` integer DEFAULT 730 NOT NULL CONSTRAINT `b2b_companies_shortlisted_retention_days_least` CHECK (shortlisted_retention_days >= 1);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `last_contact_at` integer;--> statement-breakpoint
UPDATE `b2b_candidates` SET `last_contact_at` = (
  SELECT max(at) FROM (
    SELECT max(`created_at`) AS at FROM `decisions` WHERE `applicant_id` = `b2b_candidates`.`id`
    UNION ALL SELECT max(`said_at`) FROM `representation_consents` WHERE `candidate_id` = `b2b_candidates`.`id`
    UNION ALL SELECT `b2b_candidates`.`shortlisted_at`) WHERE at > `b2b_candidates`.`created_at`)
  WHERE `shortlisted_at` > `created_at`
    OR `id` IN (SELECT `applicant_id` FROM `decisions` WHERE `applicant_id` IS NOT NULL UNION SELECT `candidate_id` FROM `representation_consents`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_contact_idx` ON `b2b_candidates` (`company_id`,case when last_contact_at is null then created_at else last_contact_at end,`shortlisted_at`);--> statement-breakpoint
-- The shortlisted were kept for ever: 31 days at least before the first of a company's is erased.
UPDATE `b2b_companies` SET `shortlisted_retention_days` = max(730, min(3650, coalesce(`retention_days`, 730)), min(3650, coalesce(
  (SELECT (unixepoch() * 1000 - min(coalesce(`last_contact_at`, `created_at`))) / 86400000 + 31 FROM `b2b_candidates`
    WHERE `company_id` = `b2b_companies`.`id` AND `shortlisted_at` IS NOT NULL), 730)));
--> statement-breakpoint
-- Whoever decides about somebody or notes what they said, their clock begins again.
CREATE TRIGGER `decisions_contact` AFTER INSERT ON `decisions` WHEN NEW.applicant_id IS NOT NULL
BEGIN
  UPDATE b2b_candidates SET last_contact_at = NEW.created_at
  WHERE id = NEW.applicant_id AND coalesce(last_contact_at, created_at) < NEW.created_at;
END;
--> statement-breakpoint
CREATE TRIGGER `representation_consents_contact` AFTER INSERT ON `representation_consents`
BEGIN
  UPDATE b2b_candidates SET last_contact_at = NEW.said_at
  WHERE id = NEW.candidate_id AND coalesce(last_contact_at, created_at) < NEW.said_at;
END;
