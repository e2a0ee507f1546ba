CREATE TABLE `b2b_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`withdrawn_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "b2b_invitations_role_known" CHECK(role in ('owner', 'recruiter', 'viewer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_invitations_token_unique` ON `b2b_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_invitations_open_unique` ON `b2b_invitations` (`company_id`,`email`) WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX `b2b_invitations_email_idx` ON `b2b_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `b2b_invitations_expires_idx` ON `b2b_invitations` (`expires_at`);--> statement-breakpoint
ALTER TABLE `b2b_agents` ADD `role` text DEFAULT 'recruiter' NOT NULL CONSTRAINT `b2b_agents_role_known` CHECK (role in ('owner', 'recruiter', 'viewer'));--> statement-breakpoint
ALTER TABLE `b2b_agents` ADD `removed_at` integer;--> statement-breakpoint
-- The first active agent owned the company until now; where none is active, the first of all.
UPDATE `b2b_agents` SET `role` = 'owner' WHERE `id` = (
  SELECT one.`id` FROM `b2b_agents` one
  WHERE one.`company_id` = `b2b_agents`.`company_id`
  ORDER BY one.`status` = 'active' DESC, one.`created_at`, one.rowid
  LIMIT 1
);--> statement-breakpoint
ALTER TABLE `plans` ADD `max_agents` integer CONSTRAINT `plans_max_agents_least` CHECK (max_agents >= 1);--> statement-breakpoint
-- Growth is for ten and more: it has no limit.
UPDATE `plans` SET `max_agents` = CASE `slug` WHEN 'agency-trial' THEN 2 WHEN 'agency-starter' THEN 1 WHEN 'agency-team' THEN 5 END
WHERE `category` = 'agency';
