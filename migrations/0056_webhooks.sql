CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`last_attempt_at` integer,
	`last_status` integer,
	`last_error` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhook_deliveries_status_known" CHECK(status in ('pending', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_attempts_least" CHECK(attempts >= 0)
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook_idx` ON `webhook_deliveries` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due_idx` ON `webhook_deliveries` (`next_attempt_at`) WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created_idx` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text DEFAULT '[]' NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_ends_at` integer,
	`disabled_at` integer,
	`disabled_reason` text,
	`failing_since` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "webhooks_disabled_reason_known" CHECK(disabled_reason in ('by-hand', 'gone', 'failing'))
);
--> statement-breakpoint
CREATE INDEX `webhooks_company_idx` ON `webhooks` (`company_id`,`created_at`);--> statement-breakpoint
-- What is inserted here is told to the company's webhooks that asked for it, in the batch of what happened; the view holds
-- nothing. A company without an active owner has nobody who could have asked.
CREATE VIEW `webhook_events` AS
SELECT '' AS company_id, '' AS type, '' AS data, 0 AS happened_at;
--> statement-breakpoint
CREATE TRIGGER `webhook_events_tell` INSTEAD OF INSERT ON `webhook_events`
BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, type, data, next_attempt_at, created_at)
  SELECT 'msg_' || lower(hex(randomblob(16))), webhooks.id, NEW.type, NEW.data, NEW.happened_at, NEW.happened_at
  FROM webhooks
  WHERE webhooks.company_id = NEW.company_id AND webhooks.disabled_at IS NULL
    AND EXISTS (SELECT 1 FROM json_each(webhooks.events) WHERE value = NEW.type)
    AND EXISTS (SELECT 1 FROM b2b_agents WHERE company_id = NEW.company_id AND role = 'owner' AND status = 'active');
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_candidate_ended` AFTER UPDATE OF analysis_status ON `b2b_candidates`
WHEN (OLD.analysis_status = 'pending' AND NEW.analysis_status = 'completed')
  OR (OLD.analysis_status <> 'failed' AND NEW.analysis_status = 'failed')
BEGIN
  INSERT INTO webhook_events (company_id, type, data, happened_at)
  VALUES (NEW.company_id, CASE NEW.analysis_status WHEN 'completed' THEN 'candidate.analyzed' ELSE 'candidate.failed' END,
    json_object('thread_id', NEW.campaign_id, 'candidate_id', NEW.id, 'batch_id', NEW.batch_id), NEW.updated_at);
END;
--> statement-breakpoint
-- When colleagues are told that a batch has ended, programs are.
CREATE TRIGGER `webhook_batch_completed` INSTEAD OF INSERT ON `thread_notices`
WHEN NEW.kind = 'batch-ended'
BEGIN
  INSERT INTO webhook_events (company_id, type, data, happened_at)
  SELECT company_id, 'batch.completed', json_object('thread_id', id, 'batch_id', NEW.subject_id), NEW.told_at
  FROM campaigns WHERE id = NEW.campaign_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_thread_rescored` AFTER UPDATE OF rescore_queued_at ON `b2b_candidates`
WHEN OLD.rescore_queued_at IS NOT NULL AND NEW.rescore_queued_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM b2b_candidates WHERE campaign_id = NEW.campaign_id AND rescore_queued_at IS NOT NULL)
BEGIN
  INSERT INTO webhook_events (company_id, type, data, happened_at)
  VALUES (NEW.company_id, 'thread.rescored', json_object('thread_id', NEW.campaign_id), NEW.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_candidate_moved` AFTER INSERT ON `decisions`
WHEN NEW.applicant_id IS NOT NULL
BEGIN
  INSERT INTO webhook_events (company_id, type, data, happened_at)
  VALUES (NEW.company_id, 'candidate.moved', json_object('thread_id', NEW.campaign_id, 'candidate_id', NEW.applicant_id, 'decision_id', NEW.id), NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER `webhook_export_ready` AFTER UPDATE OF status ON `b2b_candidate_exports`
WHEN OLD.status = 'pending' AND NEW.status = 'ready'
BEGIN
  INSERT INTO webhook_events (company_id, type, data, happened_at)
  VALUES (NEW.company_id, 'export.ready', json_object('thread_id', NEW.campaign_id, 'export_id', NEW.id), NEW.updated_at);
END;
