CREATE INDEX `b2b_companies_name_idx` ON `b2b_companies` (`normalized_name`);--> statement-breakpoint
CREATE INDEX `b2b_companies_website_idx` ON `b2b_companies` (`normalized_website`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_failed_idx` ON `b2b_candidates` (`updated_at`) WHERE analysis_status = 'failed';--> statement-breakpoint
CREATE INDEX `users_name_idx` ON `users` ("full_name" collate nocase);--> statement-breakpoint
CREATE INDEX `audit_log_action_idx` ON `audit_log` (`action`,`created_at`);--> statement-breakpoint
-- The audit log is append-only: a line may lose its reason and data (erasure of the person), nothing else.
CREATE TRIGGER `audit_log_stays` BEFORE UPDATE ON `audit_log`
WHEN NEW.id IS NOT OLD.id OR NEW.actor_id IS NOT OLD.actor_id OR NEW.action IS NOT OLD.action
  OR NEW.subject IS NOT OLD.subject OR NEW.created_at IS NOT OLD.created_at
  OR (NEW.reason IS NOT OLD.reason AND NEW.reason IS NOT NULL)
  OR (NEW.data IS NOT OLD.data AND NEW.data IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'audit lines are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_kept` BEFORE DELETE ON `audit_log`
BEGIN
  SELECT RAISE(ABORT, 'audit lines are not deleted');
END;
