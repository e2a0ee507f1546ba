CREATE TABLE `client_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`company_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`title` text NOT NULL,
	`agency_name` text NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text,
	`comment` text,
	`is_blind` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`withdrawn_at` integer,
	`closed_at` integer,
	`closed_because` text,
	`answers_due_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "client_reports_closed_because_known" CHECK(closed_because in ('consent', 'erased'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_reports_token_unique` ON `client_reports` (`token_hash`);--> statement-breakpoint
CREATE INDEX `client_reports_thread_idx` ON `client_reports` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `client_reports_due_idx` ON `client_reports` (`answers_due_at`) WHERE answers_due_at is not null;--> statement-breakpoint
CREATE INDEX `client_reports_expiry_idx` ON `client_reports` (`expires_at`);--> statement-breakpoint
CREATE TABLE `client_report_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`answer` text NOT NULL,
	`words` text,
	`told_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `client_report_people`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "client_report_answers_answer_known" CHECK(answer in ('yes', 'no', 'question'))
);
--> statement-breakpoint
CREATE INDEX `client_report_answers_person_idx` ON `client_report_answers` (`person_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `client_report_people` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`candidate_id` text NOT NULL,
	`position` integer NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `client_reports`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`candidate_id`) REFERENCES `b2b_candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "client_report_people_position_least" CHECK(position >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_report_people_unique` ON `client_report_people` (`report_id`,`candidate_id`);--> statement-breakpoint
CREATE INDEX `client_report_people_applicant_idx` ON `client_report_people` (`candidate_id`);--> statement-breakpoint
CREATE TABLE `client_report_views` (
	`report_id` text NOT NULL,
	`hour` integer NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`report_id`, `hour`),
	FOREIGN KEY (`report_id`) REFERENCES `client_reports`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "client_report_views_views_least" CHECK(views >= 1)
);
--> statement-breakpoint
CREATE TABLE `representation_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`candidate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	`said_at` integer NOT NULL,
	`note` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `b2b_candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "representation_consents_kind_known" CHECK(kind in ('given', 'withdrawn')),
	CONSTRAINT "representation_consents_way_known" CHECK(way in ('email', 'phone', 'in-person', 'written'))
);
--> statement-breakpoint
CREATE INDEX `representation_consents_applicant_idx` ON `representation_consents` (`candidate_id`,`created_at`);--> statement-breakpoint
-- What a client was shown, and what a person consented to, are records: nothing rewrites them.
CREATE TRIGGER `client_report_people_stay` BEFORE UPDATE ON `client_report_people`
BEGIN
  SELECT RAISE(ABORT, 'a report stays as it was made');
END;
--> statement-breakpoint
CREATE TRIGGER `representation_consents_stay` BEFORE UPDATE ON `representation_consents`
BEGIN
  SELECT RAISE(ABORT, 'a consent stays as it was recorded');
END;
--> statement-breakpoint
-- However a person goes (deleted, erased, past the term), the reports that showed them close and lose the words about all.
CREATE TRIGGER `client_report_people_gone` AFTER DELETE ON `client_report_people`
BEGIN
  UPDATE `client_reports`
  SET comment = NULL,
    closed_because = CASE WHEN closed_at IS NULL THEN 'erased' ELSE closed_because END,
    closed_at = coalesce(closed_at, unixepoch() * 1000)
  WHERE id = OLD.report_id;
END;
