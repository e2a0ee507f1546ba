CREATE TABLE `agency_log` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`number` integer NOT NULL,
	`agent_id` text,
	`action` text NOT NULL,
	`campaign_id` text,
	`applicant_id` text,
	`verdict_id` text,
	`detail` text,
	`created_at` integer NOT NULL,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agency_log_number_unique` ON `agency_log` (`company_id`,`number`);--> statement-breakpoint
CREATE INDEX `agency_log_agent_idx` ON `agency_log` (`company_id`,`agent_id`,`number`);--> statement-breakpoint
CREATE INDEX `agency_log_applicant_idx` ON `agency_log` (`applicant_id`,`action`,`agent_id`,`created_at`) WHERE applicant_id is not null;--> statement-breakpoint
CREATE TABLE `applicant_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`applicant_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`body` text NOT NULL,
	`mentions` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`applicant_id`) REFERENCES `b2b_candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `applicant_notes_applicant_idx` ON `applicant_notes` (`applicant_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`applicant_id` text,
	`agent_id` text NOT NULL,
	`previous_stage` text NOT NULL,
	`stage` text NOT NULL,
	`reason` text,
	`comment` text,
	`verdict_id` text,
	`group_id` text NOT NULL,
	`undoes_id` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `decisions_applicant_idx` ON `decisions` (`applicant_id`,`created_at`) WHERE applicant_id is not null;--> statement-breakpoint
CREATE INDEX `decisions_group_idx` ON `decisions` (`group_id`);--> statement-breakpoint
CREATE INDEX `decisions_verdict_idx` ON `decisions` (`verdict_id`) WHERE verdict_id is not null;--> statement-breakpoint
ALTER TABLE `b2b_companies` ADD `hiring_stages` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `stage` text DEFAULT 'new' NOT NULL CONSTRAINT `b2b_candidates_stage_known` CHECK (stage in ('new', 'shortlisted', 'interview', 'offer', 'hired', 'rejected'));--> statement-breakpoint
UPDATE `b2b_candidates` SET `stage` = 'shortlisted' WHERE `shortlisted_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `b2b_candidates_stage_idx` ON `b2b_candidates` (`campaign_id`,`stage`,`id`);--> statement-breakpoint
CREATE TRIGGER `decisions_follow` BEFORE INSERT ON `decisions`
WHEN NOT EXISTS (
  SELECT 1 FROM `b2b_candidates` WHERE `id` = NEW.applicant_id AND `company_id` = NEW.company_id AND `stage` = NEW.previous_stage
)
BEGIN
  SELECT RAISE(ABORT, 'the stage has changed meanwhile');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_reason` BEFORE INSERT ON `decisions`
WHEN (NEW.stage = 'rejected') <> (NEW.reason IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a no has a reason, and nothing else has one');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_stay` BEFORE UPDATE ON `decisions`
WHEN NEW.id IS NOT OLD.id OR NEW.company_id IS NOT OLD.company_id OR NEW.campaign_id IS NOT OLD.campaign_id
  OR NEW.agent_id IS NOT OLD.agent_id OR NEW.previous_stage IS NOT OLD.previous_stage OR NEW.stage IS NOT OLD.stage
  OR NEW.reason IS NOT OLD.reason OR NEW.verdict_id IS NOT OLD.verdict_id OR NEW.group_id IS NOT OLD.group_id
  OR NEW.undoes_id IS NOT OLD.undoes_id OR NEW.created_at IS NOT OLD.created_at
  OR (NEW.applicant_id IS NOT OLD.applicant_id AND NEW.applicant_id IS NOT NULL)
  OR (NEW.comment IS NOT OLD.comment AND NEW.comment IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'decisions are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `decisions_kept` BEFORE DELETE ON `decisions`
BEGIN
  SELECT RAISE(ABORT, 'decisions are not deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `agency_log_stays` BEFORE UPDATE ON `agency_log`
BEGIN
  SELECT RAISE(ABORT, 'the agency log is not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `agency_log_kept` BEFORE DELETE ON `agency_log`
BEGIN
  SELECT RAISE(ABORT, 'the agency log is not deleted');
END;
