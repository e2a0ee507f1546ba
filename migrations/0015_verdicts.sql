CREATE TABLE `campaign_requirements` (
	`campaign_id` text NOT NULL,
	`version` integer NOT NULL,
	`detailed_analysis` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`campaign_id`, `version`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_requirements_version_least" CHECK(version >= 1)
);
--> statement-breakpoint
CREATE TABLE `verdicts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text,
	`user_id` text,
	`applicant_id` text,
	`resume_id` text,
	`match_id` text,
	`campaign_id` text,
	`requirements_version` integer,
	`input_hash` text NOT NULL,
	`engine_version` text NOT NULL,
	`object_key` text,
	`score` real,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "verdicts_score_percent" CHECK(score between 0 and 100),
	CONSTRAINT "verdicts_requirements_version_least" CHECK(requirements_version >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verdicts_object_unique` ON `verdicts` (`object_key`);--> statement-breakpoint
CREATE INDEX `verdicts_applicant_idx` ON `verdicts` (`applicant_id`) WHERE applicant_id is not null;--> statement-breakpoint
CREATE INDEX `verdicts_resume_idx` ON `verdicts` (`resume_id`) WHERE resume_id is not null;--> statement-breakpoint
CREATE INDEX `verdicts_match_idx` ON `verdicts` (`match_id`) WHERE match_id is not null;--> statement-breakpoint
CREATE INDEX `verdicts_user_idx` ON `verdicts` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `verdicts_created_idx` ON `verdicts` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `analysis_key` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `shortlisted_verdict_id` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `analysis_key` text;--> statement-breakpoint
ALTER TABLE `resumes` ADD `rescore_queued_at` integer;--> statement-breakpoint
CREATE INDEX `resumes_rescore_idx` ON `resumes` (`rescore_queued_at`) WHERE rescore_queued_at is not null;--> statement-breakpoint
CREATE TRIGGER `verdicts_stay` BEFORE UPDATE ON `verdicts`
WHEN NEW.id IS NOT OLD.id OR NEW.company_id IS NOT OLD.company_id OR NEW.campaign_id IS NOT OLD.campaign_id
  OR NEW.requirements_version IS NOT OLD.requirements_version OR NEW.input_hash IS NOT OLD.input_hash
  OR NEW.engine_version IS NOT OLD.engine_version OR NEW.score IS NOT OLD.score OR NEW.created_at IS NOT OLD.created_at
  OR (NEW.user_id IS NOT OLD.user_id AND NEW.user_id IS NOT NULL)
  OR (NEW.applicant_id IS NOT OLD.applicant_id AND NEW.applicant_id IS NOT NULL)
  OR (NEW.resume_id IS NOT OLD.resume_id AND NEW.resume_id IS NOT NULL)
  OR (NEW.match_id IS NOT OLD.match_id AND NEW.match_id IS NOT NULL)
  OR (NEW.object_key IS NOT OLD.object_key AND NEW.object_key IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'verdicts are not changed');
END;
--> statement-breakpoint
INSERT INTO `campaign_requirements` (`campaign_id`, `version`, `detailed_analysis`, `created_at`)
SELECT `id`, `job_version`, `detailed_analysis`, `updated_at` FROM `campaigns`;
--> statement-breakpoint
UPDATE `b2b_candidates` SET `analysis_key` = `resume_file_url` || '.analysis.json.gz' WHERE `analysis_status` = 'completed';
--> statement-breakpoint
UPDATE `resumes` SET `analysis_key` = `file_key` || '.analysis.json.gz' WHERE `analysis_status` = 'completed';
--> statement-breakpoint
INSERT INTO `verdicts` (`id`, `company_id`, `applicant_id`, `campaign_id`, `requirements_version`, `input_hash`, `engine_version`, `object_key`, `score`, `created_at`)
SELECT lower(hex(randomblob(16))), `company_id`, `id`, `campaign_id`, `job_version`, coalesce(`input_hash`, ''), coalesce(`engine_version`, ''), `analysis_key`, `relevancy_score`, coalesce(`analysis_timestamp`, `updated_at`)
FROM `b2b_candidates` WHERE `analysis_key` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `verdicts` (`id`, `user_id`, `resume_id`, `input_hash`, `engine_version`, `object_key`, `score`, `created_at`)
SELECT lower(hex(randomblob(16))), r.`user_id`, r.`id`, '', coalesce(a.`engine_version`, ''), r.`analysis_key`, a.`resume_score`, coalesce(a.`created_at`, r.`updated_at`)
FROM `resumes` r LEFT JOIN `resume_analyses` a ON a.`resume_id` = r.`id` WHERE r.`analysis_key` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `verdicts` (`id`, `user_id`, `resume_id`, `match_id`, `input_hash`, `engine_version`, `object_key`, `score`, `created_at`)
SELECT lower(hex(randomblob(16))), `user_id`, `resume_id`, `id`, '', coalesce(`engine_version`, ''), `detail_key`, `score`, `created_at`
FROM `job_analyses` WHERE `detail_key` IS NOT NULL;
--> statement-breakpoint
UPDATE `b2b_candidates` SET `shortlisted_verdict_id` = (SELECT v.`id` FROM `verdicts` v WHERE v.`object_key` = `b2b_candidates`.`analysis_key`)
WHERE `shortlisted_at` IS NOT NULL;
