DROP INDEX `b2b_companies_identity_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_companies_identity_unique` ON `b2b_companies` (`normalized_name`,`normalized_website`) WHERE is_active = 1;