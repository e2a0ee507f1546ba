ALTER TABLE `b2b_company_subscriptions` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `price` integer;