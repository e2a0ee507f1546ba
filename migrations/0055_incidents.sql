CREATE TABLE `incident_companies` (
	`incident_id` text NOT NULL,
	`company_id` text NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`incident_id`, `company_id`),
	FOREIGN KEY (`incident_id`) REFERENCES `incidents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `incident_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`incident_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`incident_id`) REFERENCES `incidents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "incident_lines_kind_known" CHECK(kind in ('opened', 'note', 'reported', 'mailed', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `incident_lines_incident_idx` ON `incident_lines` (`incident_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`severity` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`reported_by` text NOT NULL,
	`noticed_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`reported_at` integer,
	`people` integer,
	`outcome` text,
	`closed_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	CONSTRAINT "incidents_kind_known" CHECK(kind in ('data-breach', 'ai-incident', 'complaint')),
	CONSTRAINT "incidents_severity_known" CHECK(severity in ('low', 'medium', 'high', 'critical')),
	CONSTRAINT "incidents_people_least" CHECK(people >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_number_unique` ON `incidents` (`number`);--> statement-breakpoint
CREATE INDEX `incidents_due_idx` ON `incidents` (`due_at`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `incidents_closed_idx` ON `incidents` (`closed_at`) WHERE closed_at is not null;--> statement-breakpoint
ALTER TABLE `b2b_companies` ADD `stopped_at` integer;--> statement-breakpoint
ALTER TABLE `b2b_companies` ADD `stop_reason` text;
--> statement-breakpoint
-- What was done about an incident stays as it was written.
CREATE TRIGGER `incident_lines_kept` BEFORE UPDATE ON `incident_lines`
BEGIN
  SELECT RAISE(ABORT, 'lines of an incident are kept as they were written');
END;
--> statement-breakpoint
CREATE TRIGGER `incident_lines_stay` BEFORE DELETE ON `incident_lines`
BEGIN
  SELECT RAISE(ABORT, 'lines of an incident are kept as they were written');
END;
