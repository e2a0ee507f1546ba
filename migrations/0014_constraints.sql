-- Written by hand: a rebuilt table (`__new_...`), which is what SQLite's older ways and the generator offer for a CHECK,
-- deletes the rows that refer to it when the old table is dropped. `ALTER TABLE ... ADD CONSTRAINT` is refused by D1
-- (it may not use `sqlite_fail`). A column may bring constraints along, though, that speak of the whole row: each
-- table gets a virtual one, which is stored nowhere, and no row is rewritten.
-- Before that, rows that break a rule are named: a score or a state is a record, and which one is right is for a
-- person to say. The whole migration takes effect, or none of it.

-- What is put in here never stays: it undoes the batch and says which condition didn't hold (`db/conditions.ts`).
CREATE VIEW `refusals` AS SELECT '' AS `name`;
--> statement-breakpoint
CREATE TRIGGER `refusals_refuse` INSTEAD OF INSERT ON `refusals`
BEGIN
  SELECT RAISE(ABORT, 'condition "' || NEW.name || '" refused');
END;
--> statement-breakpoint
DROP INDEX `plans_category_price_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_name_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_location_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_relevancy_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_skills_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_experience_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_seniority_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_category_idx`;
--> statement-breakpoint
DROP INDEX `b2b_candidates_status_idx`;
--> statement-breakpoint
CREATE INDEX `b2b_candidates_name_idx` ON `b2b_candidates` (`campaign_id`,`candidate_name`,`id`,`candidate_email`,`candidate_location`);
--> statement-breakpoint
CREATE INDEX `b2b_candidates_scores_idx` ON `b2b_candidates` (`campaign_id`,`relevancy_score`,`skills_match_score`,`experience_match_score`,`seniority_match_score`,`category_match_score`,`candidate_gender`,`id`);
--> statement-breakpoint
CREATE INDEX `b2b_candidates_status_idx` ON `b2b_candidates` (`campaign_id`,`analysis_status`,`batch_id`);
--> statement-breakpoint
-- Columns that follow from another one are worked out when they are read.
ALTER TABLE `user_progress` DROP COLUMN `week_start`;
--> statement-breakpoint
ALTER TABLE `user_progress` ADD COLUMN `week_start` integer GENERATED ALWAYS AS (period_start - (period_start - 345600000) % 604800000) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `user_progress` DROP COLUMN `month_start`;
--> statement-breakpoint
ALTER TABLE `user_progress` ADD COLUMN `month_start` integer GENERATED ALWAYS AS (unixepoch(period_start / 1000, 'unixepoch', 'start of month') * 1000) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `user_progress` DROP COLUMN `year_start`;
--> statement-breakpoint
ALTER TABLE `user_progress` ADD COLUMN `year_start` integer GENERATED ALWAYS AS (unixepoch(period_start / 1000, 'unixepoch', 'start of year') * 1000) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `user_progress` DROP COLUMN `day_start`;
--> statement-breakpoint
ALTER TABLE `user_progress` ADD COLUMN `day_start` integer GENERATED ALWAYS AS (unixepoch(period_start / 1000, 'unixepoch', 'start of day') * 1000) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `user_progress` DROP COLUMN `quarter_start`;
--> statement-breakpoint
ALTER TABLE `user_progress` ADD COLUMN `quarter_start` integer GENERATED ALWAYS AS (unixepoch(period_start / 1000, 'unixepoch', 'start of month', '-' || ((strftime('%m', period_start / 1000, 'unixepoch') - 1) % 3) || ' months') * 1000) VIRTUAL;
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (provider in ('password', 'google')) THEN 'accounts_provider_known'
END || ' by row ' || rowid FROM `accounts`
WHERE NOT (provider in ('password', 'google'));
--> statement-breakpoint
ALTER TABLE `accounts` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `accounts_provider_known` CHECK (provider in ('password', 'google'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (cost >= 0) THEN 'actions_cost_least'
END || ' by row ' || rowid FROM `actions`
WHERE NOT (cost >= 0);
--> statement-breakpoint
ALTER TABLE `actions` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `actions_cost_least` CHECK (cost >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (status in ('pending', 'active', 'refused', 'blocked')) THEN 'b2b_agents_status_known'
END || ' by row ' || rowid FROM `b2b_agents`
WHERE NOT (status in ('pending', 'active', 'refused', 'blocked'));
--> statement-breakpoint
ALTER TABLE `b2b_agents` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `b2b_agents_status_known` CHECK (status in ('pending', 'active', 'refused', 'blocked'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (file_size >= 0) THEN 'b2b_candidates_file_size_least'
  WHEN NOT (relevancy_score between 0 and 100) THEN 'b2b_candidates_relevancy_score_percent'
  WHEN NOT (previous_relevancy_score between 0 and 100) THEN 'b2b_candidates_previous_relevancy_score_percent'
  WHEN NOT (skills_match_score between 0 and 100) THEN 'b2b_candidates_skills_match_score_percent'
  WHEN NOT (experience_match_score between 0 and 100) THEN 'b2b_candidates_experience_match_score_percent'
  WHEN NOT (seniority_match_score between 0 and 100) THEN 'b2b_candidates_seniority_match_score_percent'
  WHEN NOT (category_match_score between 0 and 100) THEN 'b2b_candidates_category_match_score_percent'
  WHEN NOT (location_match between 0 and 1) THEN 'b2b_candidates_location_match_fraction'
  WHEN NOT (hidden_text_count >= 0) THEN 'b2b_candidates_hidden_text_count_least'
  WHEN NOT (analysis_status in ('pending', 'completed', 'failed')) THEN 'b2b_candidates_analysis_status_known'
  WHEN NOT (analysis_confidence between 0 and 1) THEN 'b2b_candidates_analysis_confidence_fraction'
  WHEN NOT (job_version >= 1) THEN 'b2b_candidates_job_version_least'
  WHEN NOT (attempts >= 0) THEN 'b2b_candidates_attempts_least'
END || ' by row ' || rowid FROM `b2b_candidates`
WHERE NOT (file_size >= 0 AND (relevancy_score between 0 and 100) AND (previous_relevancy_score between 0 and 100) AND (skills_match_score between 0 and 100) AND (experience_match_score between 0 and 100) AND (seniority_match_score between 0 and 100) AND (category_match_score between 0 and 100) AND (location_match between 0 and 1) AND hidden_text_count >= 0 AND analysis_status in ('pending', 'completed', 'failed') AND (analysis_confidence between 0 and 1) AND job_version >= 1 AND attempts >= 0);
--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `b2b_candidates_file_size_least` CHECK (file_size >= 0)
  CONSTRAINT `b2b_candidates_relevancy_score_percent` CHECK (relevancy_score between 0 and 100)
  CONSTRAINT `b2b_candidates_previous_relevancy_score_percent` CHECK (previous_relevancy_score between 0 and 100)
  CONSTRAINT `b2b_candidates_skills_match_score_percent` CHECK (skills_match_score between 0 and 100)
  CONSTRAINT `b2b_candidates_experience_match_score_percent` CHECK (experience_match_score between 0 and 100)
  CONSTRAINT `b2b_candidates_seniority_match_score_percent` CHECK (seniority_match_score between 0 and 100)
  CONSTRAINT `b2b_candidates_category_match_score_percent` CHECK (category_match_score between 0 and 100)
  CONSTRAINT `b2b_candidates_location_match_fraction` CHECK (location_match between 0 and 1)
  CONSTRAINT `b2b_candidates_hidden_text_count_least` CHECK (hidden_text_count >= 0)
  CONSTRAINT `b2b_candidates_analysis_status_known` CHECK (analysis_status in ('pending', 'completed', 'failed'))
  CONSTRAINT `b2b_candidates_analysis_confidence_fraction` CHECK (analysis_confidence between 0 and 1)
  CONSTRAINT `b2b_candidates_job_version_least` CHECK (job_version >= 1)
  CONSTRAINT `b2b_candidates_attempts_least` CHECK (attempts >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (session_type in ('career-strategy', 'resume-deep-dive')) THEN 'coaching_bookings_session_type_known'
  WHEN NOT (time_slot in ('morning', 'afternoon', 'evening')) THEN 'coaching_bookings_time_slot_known'
  WHEN NOT (state in ('new', 'answered', 'done')) THEN 'coaching_bookings_state_known'
END || ' by row ' || rowid FROM `coaching_bookings`
WHERE NOT (session_type in ('career-strategy', 'resume-deep-dive') AND time_slot in ('morning', 'afternoon', 'evening') AND state in ('new', 'answered', 'done'));
--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `coaching_bookings_session_type_known` CHECK (session_type in ('career-strategy', 'resume-deep-dive'))
  CONSTRAINT `coaching_bookings_time_slot_known` CHECK (time_slot in ('morning', 'afternoon', 'evening'))
  CONSTRAINT `coaching_bookings_state_known` CHECK (state in ('new', 'answered', 'done'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (retention_days >= 1) THEN 'b2b_companies_retention_days_least'
END || ' by row ' || rowid FROM `b2b_companies`
WHERE NOT (retention_days >= 1);
--> statement-breakpoint
ALTER TABLE `b2b_companies` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `b2b_companies_retention_days_least` CHECK (retention_days >= 1);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (subscription_status in ('trial', 'active', 'cancelled')) THEN 'b2b_company_subscriptions_subscription_status_known'
END || ' by row ' || rowid FROM `b2b_company_subscriptions`
WHERE NOT (subscription_status in ('trial', 'active', 'cancelled'));
--> statement-breakpoint
ALTER TABLE `b2b_company_subscriptions` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `b2b_company_subscriptions_subscription_status_known` CHECK (subscription_status in ('trial', 'active', 'cancelled'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (status in ('pending', 'ready', 'failed')) THEN 'data_exports_status_known'
  WHEN NOT (bytes >= 0) THEN 'data_exports_bytes_least'
END || ' by row ' || rowid FROM `data_exports`
WHERE NOT (status in ('pending', 'ready', 'failed') AND bytes >= 0);
--> statement-breakpoint
ALTER TABLE `data_exports` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `data_exports_status_known` CHECK (status in ('pending', 'ready', 'failed'))
  CONSTRAINT `data_exports_bytes_least` CHECK (bytes >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (attempts >= 0) THEN 'files_to_delete_attempts_least'
END || ' by row ' || rowid FROM `files_to_delete`
WHERE NOT (attempts >= 0);
--> statement-breakpoint
ALTER TABLE `files_to_delete` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `files_to_delete_attempts_least` CHECK (attempts >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (category in ('career-advice', 'interview-tips', 'resume-writing', 'job-search', 'professional-development')) THEN 'learning_articles_category_known'
  WHEN NOT (read_time >= 0) THEN 'learning_articles_read_time_least'
END || ' by row ' || rowid FROM `learning_articles`
WHERE NOT (category in ('career-advice', 'interview-tips', 'resume-writing', 'job-search', 'professional-development') AND read_time >= 0);
--> statement-breakpoint
ALTER TABLE `learning_articles` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `learning_articles_category_known` CHECK (category in ('career-advice', 'interview-tips', 'resume-writing', 'job-search', 'professional-development'))
  CONSTRAINT `learning_articles_read_time_least` CHECK (read_time >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (list in ('newsletter', 'careers', 'interview')) THEN 'mailing_list_entries_list_known'
END || ' by row ' || rowid FROM `mailing_list_entries`
WHERE NOT (list in ('newsletter', 'careers', 'interview'));
--> statement-breakpoint
ALTER TABLE `mailing_list_entries` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `mailing_list_entries_list_known` CHECK (list in ('newsletter', 'careers', 'interview'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (mode in ('url', 'description', 'title')) THEN 'job_analyses_mode_known'
  WHEN NOT (score between 0 and 100) THEN 'job_analyses_score_percent'
  WHEN NOT (facts_version >= 1) THEN 'job_analyses_facts_version_least'
END || ' by row ' || rowid FROM `job_analyses`
WHERE NOT (mode in ('url', 'description', 'title') AND (score between 0 and 100) AND facts_version >= 1);
--> statement-breakpoint
ALTER TABLE `job_analyses` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `job_analyses_mode_known` CHECK (mode in ('url', 'description', 'title'))
  CONSTRAINT `job_analyses_score_percent` CHECK (score between 0 and 100)
  CONSTRAINT `job_analyses_facts_version_least` CHECK (facts_version >= 1);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (status in ('queued', 'sent', 'failed')) THEN 'outbox_status_known'
  WHEN NOT (attempts >= 0) THEN 'outbox_attempts_least'
END || ' by row ' || rowid FROM `outbox`
WHERE NOT (status in ('queued', 'sent', 'failed') AND attempts >= 0);
--> statement-breakpoint
ALTER TABLE `outbox` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `outbox_status_known` CHECK (status in ('queued', 'sent', 'failed'))
  CONSTRAINT `outbox_attempts_least` CHECK (attempts >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (category in ('individual', 'agency')) THEN 'plans_category_known'
  WHEN NOT (price >= 0) THEN 'plans_price_least'
  WHEN NOT (credits_per_cycle >= 0) THEN 'plans_credits_per_cycle_least'
  WHEN NOT (max_campaigns >= 0) THEN 'plans_max_campaigns_least'
  WHEN NOT (max_candidates >= 0) THEN 'plans_max_candidates_least'
  WHEN NOT (max_bulk_analyses >= 0) THEN 'plans_max_bulk_analyses_least'
  WHEN NOT (max_files_per_upload >= 0) THEN 'plans_max_files_per_upload_least'
END || ' by row ' || rowid FROM `plans`
WHERE NOT (category in ('individual', 'agency') AND price >= 0 AND credits_per_cycle >= 0 AND max_campaigns >= 0 AND max_candidates >= 0 AND max_bulk_analyses >= 0 AND max_files_per_upload >= 0);
--> statement-breakpoint
ALTER TABLE `plans` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `plans_category_known` CHECK (category in ('individual', 'agency'))
  CONSTRAINT `plans_price_least` CHECK (price >= 0)
  CONSTRAINT `plans_credits_per_cycle_least` CHECK (credits_per_cycle >= 0)
  CONSTRAINT `plans_max_campaigns_least` CHECK (max_campaigns >= 0)
  CONSTRAINT `plans_max_candidates_least` CHECK (max_candidates >= 0)
  CONSTRAINT `plans_max_bulk_analyses_least` CHECK (max_bulk_analyses >= 0)
  CONSTRAINT `plans_max_files_per_upload_least` CHECK (max_files_per_upload >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (attempts >= 0) THEN 'rate_limits_attempts_least'
END || ' by row ' || rowid FROM `rate_limits`
WHERE NOT (attempts >= 0);
--> statement-breakpoint
ALTER TABLE `rate_limits` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `rate_limits_attempts_least` CHECK (attempts >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (resume_score between 0 and 100) THEN 'resume_analyses_resume_score_percent'
  WHEN NOT (job_fit_score between 0 and 100) THEN 'resume_analyses_job_fit_score_percent'
  WHEN NOT (facts_version >= 1) THEN 'resume_analyses_facts_version_least'
END || ' by row ' || rowid FROM `resume_analyses`
WHERE NOT ((resume_score between 0 and 100) AND (job_fit_score between 0 and 100) AND facts_version >= 1);
--> statement-breakpoint
ALTER TABLE `resume_analyses` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `resume_analyses_resume_score_percent` CHECK (resume_score between 0 and 100)
  CONSTRAINT `resume_analyses_job_fit_score_percent` CHECK (job_fit_score between 0 and 100)
  CONSTRAINT `resume_analyses_facts_version_least` CHECK (facts_version >= 1);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (file_size >= 0) THEN 'resumes_file_size_least'
  WHEN NOT (facts_version >= 1) THEN 'resumes_facts_version_least'
  WHEN NOT (analysis_status in ('pending', 'completed', 'failed')) THEN 'resumes_analysis_status_known'
  WHEN NOT (attempts >= 0) THEN 'resumes_attempts_least'
END || ' by row ' || rowid FROM `resumes`
WHERE NOT (file_size >= 0 AND facts_version >= 1 AND analysis_status in ('pending', 'completed', 'failed') AND attempts >= 0);
--> statement-breakpoint
ALTER TABLE `resumes` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `resumes_file_size_least` CHECK (file_size >= 0)
  CONSTRAINT `resumes_facts_version_least` CHECK (facts_version >= 1)
  CONSTRAINT `resumes_analysis_status_known` CHECK (analysis_status in ('pending', 'completed', 'failed'))
  CONSTRAINT `resumes_attempts_least` CHECK (attempts >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (status in ('active', 'suspended', 'cancelled', 'expired')) THEN 'subscriptions_status_known'
END || ' by row ' || rowid FROM `subscriptions`
WHERE NOT (status in ('active', 'suspended', 'cancelled', 'expired'));
--> statement-breakpoint
ALTER TABLE `subscriptions` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `subscriptions_status_known` CHECK (status in ('active', 'suspended', 'cancelled', 'expired'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (employment_type in ('full-time', 'part-time', 'contract', 'internship')) THEN 'campaigns_employment_type_known'
  WHEN NOT (job_version >= 1) THEN 'campaigns_job_version_least'
END || ' by row ' || rowid FROM `campaigns`
WHERE NOT (employment_type in ('full-time', 'part-time', 'contract', 'internship') AND job_version >= 1);
--> statement-breakpoint
ALTER TABLE `campaigns` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `campaigns_employment_type_known` CHECK (employment_type in ('full-time', 'part-time', 'contract', 'internship'))
  CONSTRAINT `campaigns_job_version_least` CHECK (job_version >= 1);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (activity_type in ('analysis', 'upload', 'interview', 'purchase', 'other')) THEN 'user_activities_activity_type_known'
END || ' by row ' || rowid FROM `user_activities`
WHERE NOT (activity_type in ('analysis', 'upload', 'interview', 'purchase', 'other'));
--> statement-breakpoint
ALTER TABLE `user_activities` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `user_activities_activity_type_known` CHECK (activity_type in ('analysis', 'upload', 'interview', 'purchase', 'other'));
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (total_credits >= 0) THEN 'user_credits_total_credits_least'
END || ' by row ' || rowid FROM `user_credits`
WHERE NOT (total_credits >= 0);
--> statement-breakpoint
ALTER TABLE `user_credits` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `user_credits_total_credits_least` CHECK (total_credits >= 0);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (period_type in ('weekly', 'monthly')) THEN 'user_progress_period_type_known'
  WHEN NOT (analyses_count >= 0) THEN 'user_progress_analyses_count_least'
  WHEN NOT (average_score between 0 and 100) THEN 'user_progress_average_score_percent'
END || ' by row ' || rowid FROM `user_progress`
WHERE NOT (period_type in ('weekly', 'monthly') AND analyses_count >= 0 AND (average_score between 0 and 100));
--> statement-breakpoint
ALTER TABLE `user_progress` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `user_progress_period_type_known` CHECK (period_type in ('weekly', 'monthly'))
  CONSTRAINT `user_progress_analyses_count_least` CHECK (analyses_count >= 0)
  CONSTRAINT `user_progress_average_score_percent` CHECK (average_score between 0 and 100);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (skill_type in ('strength', 'weakness')) THEN 'user_skills_skill_type_known'
  WHEN NOT (confidence_score between 0 and 100) THEN 'user_skills_confidence_score_percent'
  WHEN NOT (frequency_count >= 1) THEN 'user_skills_frequency_count_least'
END || ' by row ' || rowid FROM `user_skills`
WHERE NOT (skill_type in ('strength', 'weakness') AND (confidence_score between 0 and 100) AND frequency_count >= 1);
--> statement-breakpoint
ALTER TABLE `user_skills` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `user_skills_skill_type_known` CHECK (skill_type in ('strength', 'weakness'))
  CONSTRAINT `user_skills_confidence_score_percent` CHECK (confidence_score between 0 and 100)
  CONSTRAINT `user_skills_frequency_count_least` CHECK (frequency_count >= 1);
--> statement-breakpoint
INSERT INTO `refusals` (`name`)
SELECT CASE
  WHEN NOT (purpose in ('verify-email', 'reset-password', 'confirm-deletion')) THEN 'verifications_purpose_known'
END || ' by row ' || rowid FROM `verifications`
WHERE NOT (purpose in ('verify-email', 'reset-password', 'confirm-deletion'));
--> statement-breakpoint
ALTER TABLE `verifications` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `verifications_purpose_known` CHECK (purpose in ('verify-email', 'reset-password', 'confirm-deletion'));
