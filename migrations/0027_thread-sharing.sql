CREATE TABLE `campaign_shares` (
	`campaign_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`agent_id`, `campaign_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_shares_campaign_idx` ON `campaign_shares` (`campaign_id`);--> statement-breakpoint
DROP INDEX `campaigns_company_idx`;--> statement-breakpoint
CREATE INDEX `campaigns_company_created_idx` ON `campaigns` (`company_id`,`created_at`);