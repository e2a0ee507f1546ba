CREATE TABLE `b2b_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`campaign_id` text,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`read_at` integer,
	`mail_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "b2b_notifications_kind_known" CHECK(kind in ('batch-ended', 'analysis-failed', 'client-answers', 'export-failed', 'limit-near', 'limit-reached', 'retention-due')),
	CONSTRAINT "b2b_notifications_amount_least" CHECK(amount >= 0),
	CONSTRAINT "b2b_notifications_failed_least" CHECK(failed >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_notifications_subject_unique` ON `b2b_notifications` (`agent_id`,`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `b2b_notifications_agent_idx` ON `b2b_notifications` (`agent_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_notifications_unread_idx` ON `b2b_notifications` (`agent_id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `b2b_notifications_mail_idx` ON `b2b_notifications` (`mail_at`,`agent_id`) WHERE mail_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_notifications_campaign_idx` ON `b2b_notifications` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `b2b_notifications_created_idx` ON `b2b_notifications` (`created_at`);--> statement-breakpoint
ALTER TABLE `b2b_agents` ADD `notification_mails` text DEFAULT 'daily' NOT NULL CONSTRAINT `b2b_agents_notification_mails_known` CHECK (notification_mails in ('off', 'at-once', 'daily'));--> statement-breakpoint
-- What is inserted here tells everyone who has the thread in their list, whatever batch it is part of; the view holds nothing.
CREATE VIEW `thread_notices` AS
SELECT '' AS campaign_id, '' AS kind, '' AS subject_id, 0 AS amount, 0 AS failed, 0 AS told_at;
--> statement-breakpoint
CREATE TRIGGER `thread_notices_tell` INSTEAD OF INSERT ON `thread_notices`
BEGIN
  INSERT INTO b2b_notifications (id, agent_id, campaign_id, kind, subject_id, amount, failed, mail_at, created_at)
  SELECT lower(hex(randomblob(16))), b2b_agents.id, campaigns.id, NEW.kind, NEW.subject_id, NEW.amount, NEW.failed,
    CASE b2b_agents.notification_mails
      -- Five minutes gather what happens together. Answers have a mail of their own for whose thread it is.
      WHEN 'at-once' THEN CASE WHEN NEW.kind = 'client-answers' AND b2b_agents.id = campaigns.agent_id THEN NULL ELSE NEW.told_at + 300000 END
      -- The next 07:00 UTC.
      WHEN 'daily' THEN ((NEW.told_at - 25200000) / 86400000 + 1) * 86400000 + 25200000
    END,
    NEW.told_at
  FROM campaigns JOIN b2b_agents ON b2b_agents.id IN (
    SELECT campaigns.agent_id
    UNION SELECT agent_id FROM campaign_shares WHERE campaign_id = NEW.campaign_id)
  WHERE campaigns.id = NEW.campaign_id AND campaigns.deleted_at IS NULL
    AND b2b_agents.company_id = campaigns.company_id AND b2b_agents.status = 'active'
  ON CONFLICT (agent_id, kind, subject_id) DO UPDATE SET
    amount = excluded.amount + CASE WHEN kind IN ('client-answers', 'analysis-failed') AND read_at IS NULL THEN amount ELSE 0 END,
    failed = excluded.failed,
    read_at = NULL,
    mail_at = excluded.mail_at,
    created_at = excluded.created_at
  WHERE kind <> 'retention-due';
END;
--> statement-breakpoint
-- A batch has ended when its last file has: read, failed, or moved to another batch to be read again.
CREATE TRIGGER `b2b_batch_ended` AFTER UPDATE OF analysis_status, batch_id ON `b2b_candidates`
WHEN OLD.batch_id IS NOT NULL AND OLD.analysis_status = 'pending'
  AND (NEW.analysis_status <> 'pending' OR NEW.batch_id IS NOT OLD.batch_id)
  AND NOT EXISTS (SELECT 1 FROM b2b_candidates WHERE batch_id = OLD.batch_id AND analysis_status = 'pending')
BEGIN
  INSERT INTO thread_notices (campaign_id, kind, subject_id, amount, failed, told_at)
  SELECT NEW.campaign_id, 'batch-ended', OLD.batch_id, sum(analysis_status = 'completed'), sum(analysis_status = 'failed'), NEW.updated_at
  FROM b2b_candidates WHERE batch_id = OLD.batch_id
  HAVING count(*) > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_batch_ended_by_deletion` AFTER DELETE ON `b2b_candidates`
WHEN OLD.batch_id IS NOT NULL AND OLD.analysis_status = 'pending'
  AND NOT EXISTS (SELECT 1 FROM b2b_candidates WHERE batch_id = OLD.batch_id AND analysis_status = 'pending')
BEGIN
  INSERT INTO thread_notices (campaign_id, kind, subject_id, amount, failed, told_at)
  SELECT OLD.campaign_id, 'batch-ended', OLD.batch_id, sum(analysis_status = 'completed'), sum(analysis_status = 'failed'), unixepoch() * 1000
  FROM b2b_candidates WHERE batch_id = OLD.batch_id
  HAVING count(*) > 0;
END;
--> statement-breakpoint
-- Read before, and not any more when it was scored by new requirements or a new engine.
CREATE TRIGGER `b2b_candidates_lost` AFTER UPDATE OF analysis_status ON `b2b_candidates`
WHEN OLD.analysis_status = 'completed' AND NEW.analysis_status = 'failed'
BEGIN
  INSERT INTO thread_notices (campaign_id, kind, subject_id, amount, failed, told_at)
  VALUES (NEW.campaign_id, 'analysis-failed', NEW.campaign_id, 1, 0, NEW.updated_at);
END;
