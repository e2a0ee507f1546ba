CREATE TABLE `cookie_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`analytics` integer NOT NULL,
	`marketing` integer NOT NULL,
	`privacy_control` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cookie_consents_created_idx` ON `cookie_consents` (`created_at`);