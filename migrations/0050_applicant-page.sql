CREATE TABLE `applicant_links` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text,
	`company_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`way` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`withdrawn_at` integer,
	`erased_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "applicant_links_way_known" CHECK(way in ('mailed', 'printed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applicant_links_code_unique` ON `applicant_links` (`code_hash`);--> statement-breakpoint
CREATE INDEX `applicant_links_applicant_idx` ON `applicant_links` (`candidate_id`,`created_at`) WHERE candidate_id is not null;--> statement-breakpoint
CREATE INDEX `applicant_links_expiry_idx` ON `applicant_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `applicant_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`company_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`candidate_id` text,
	`link_id` text NOT NULL,
	`kind` text NOT NULL,
	`words` text,
	`due_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`answered_by` text,
	`outcome` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "applicant_requests_kind_known" CHECK(kind in ('correct', 'object', 'ask', 'opt-out', 'delete')),
	CONSTRAINT "applicant_requests_outcome_known" CHECK(outcome in ('done', 'refused', 'erased'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applicant_requests_number_unique` ON `applicant_requests` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `applicant_requests_open_unique` ON `applicant_requests` (`candidate_id`,`kind`) WHERE answered_at is null and candidate_id is not null;--> statement-breakpoint
CREATE INDEX `applicant_requests_applicant_idx` ON `applicant_requests` (`candidate_id`,`created_at`) WHERE candidate_id is not null;--> statement-breakpoint
CREATE INDEX `applicant_requests_link_idx` ON `applicant_requests` (`link_id`,`kind`);--> statement-breakpoint
CREATE INDEX `applicant_requests_due_idx` ON `applicant_requests` (`company_id`,`due_at`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `applicant_requests_answered_idx` ON `applicant_requests` (`company_id`,`answered_at`) WHERE answered_at is not null;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `corrections` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `opted_out_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_candidates_opted_out_idx` ON `b2b_candidates` (`campaign_id`,`opted_out_at`,`duplicate_of`) WHERE opted_out_at is not null;--> statement-breakpoint
-- However a person goes (deleted, erased, past the term), their requests lose the words and their links open a receipt.
CREATE TRIGGER `b2b_candidates_requests_gone` AFTER DELETE ON `b2b_candidates`
BEGIN
  UPDATE applicant_links SET candidate_id = NULL, erased_at = unixepoch() * 1000 WHERE candidate_id = OLD.id;
  UPDATE applicant_requests
  SET candidate_id = NULL, words = NULL, answer = NULL,
    outcome = coalesce(outcome, 'erased'), answered_at = coalesce(answered_at, unixepoch() * 1000)
  WHERE candidate_id = OLD.id;
END;
--> statement-breakpoint
-- Who opted out has no score, whoever forgets to ask.
CREATE TRIGGER `b2b_candidates_opted_out` BEFORE UPDATE OF relevancy_score, skills_match_score, experience_match_score, seniority_match_score, category_match_score, opted_out_at ON `b2b_candidates`
WHEN NEW.opted_out_at IS NOT NULL AND coalesce(NEW.relevancy_score, NEW.skills_match_score, NEW.experience_match_score, NEW.seniority_match_score, NEW.category_match_score) IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'who opted out of scoring has no score');
END;
