CREATE TABLE `credit_packs` (
	`slug` text PRIMARY KEY NOT NULL,
	`credits` integer NOT NULL,
	`price` integer NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`is_available` integer DEFAULT true NOT NULL,
	CONSTRAINT "credit_packs_credits_least" CHECK(credits >= 1),
	CONSTRAINT "credit_packs_price_least" CHECK(price >= 0)
);
--> statement-breakpoint
CREATE TABLE `billing_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`customer_id` text,
	`data` text,
	`resolved_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	CONSTRAINT "billing_alerts_kind_known" CHECK(kind in ('two-subscriptions', 'ownerless-subscription', 'unknown-price', 'unknown-purchase', 'dispute', 'difference', 'price-differs'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_alerts_subject_unique` ON `billing_alerts` (`kind`,`subject`);--> statement-breakpoint
CREATE INDEX `billing_alerts_open_idx` ON `billing_alerts` (`created_at`) WHERE resolved_at is null;--> statement-breakpoint
CREATE TABLE `billing_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`company_id` text,
	`syncs_begun` integer DEFAULT 0 NOT NULL,
	`syncs_written` integer DEFAULT 0 NOT NULL,
	`synced_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "billing_customers_syncs_begun_least" CHECK(syncs_begun >= 0),
	CONSTRAINT "billing_customers_syncs_written_least" CHECK(syncs_written >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_user_unique` ON `billing_customers` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_company_unique` ON `billing_customers` (`company_id`);--> statement-breakpoint
CREATE INDEX `billing_customers_synced_idx` ON `billing_customers` (`synced_at`);--> statement-breakpoint
CREATE TABLE `contract_declarations` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`email` text,
	`contract` text,
	`wish` text,
	`user_id` text,
	`order_id` text,
	`done_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_declarations_kind_known" CHECK(kind in ('withdrawal', 'cancellation'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_declarations_number_unique` ON `contract_declarations` (`number`);--> statement-breakpoint
CREATE INDEX `contract_declarations_email_idx` ON `contract_declarations` (`email`);--> statement-breakpoint
CREATE INDEX `contract_declarations_order_idx` ON `contract_declarations` (`order_id`);--> statement-breakpoint
CREATE INDEX `contract_declarations_user_idx` ON `contract_declarations` (`user_id`);--> statement-breakpoint
CREATE INDEX `contract_declarations_open_idx` ON `contract_declarations` (`created_at`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_id` text,
	`number` text,
	`status` text NOT NULL,
	`total` integer NOT NULL,
	`tax` integer NOT NULL,
	`amount_paid` integer NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`hosted_url` text,
	`pdf_url` text,
	`period_start` integer,
	`period_end` integer,
	`paid_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_tax_least" CHECK(tax >= 0),
	CONSTRAINT "invoices_amount_paid_least" CHECK(amount_paid >= 0),
	CONSTRAINT "invoices_refunded_least" CHECK(refunded >= 0),
	CONSTRAINT "invoices_attempts_least" CHECK(attempts >= 0)
);
--> statement-breakpoint
CREATE INDEX `invoices_customer_idx` ON `invoices` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`user_id` text,
	`company_id` text,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`booking_id` text DEFAULT '' NOT NULL,
	`price` integer NOT NULL,
	`tax_included` integer NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`terms_version` text NOT NULL,
	`start_at_once` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`session_id` text,
	`subscription_id` text,
	`invoice_id` text,
	`paid_at` integer,
	`refunded` integer DEFAULT 0 NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_kind_known" CHECK(kind in ('plan', 'credits', 'coaching')),
	CONSTRAINT "orders_status_known" CHECK(status in ('open', 'processing', 'paid', 'failed', 'expired')),
	CONSTRAINT "orders_price_least" CHECK(price >= 0),
	CONSTRAINT "orders_credits_least" CHECK(credits >= 0),
	CONSTRAINT "orders_refunded_least" CHECK(refunded >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_session_unique` ON `orders` (`session_id`);--> statement-breakpoint
CREATE INDEX `orders_user_idx` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_company_idx` ON `orders` (`company_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_subscription_idx` ON `orders` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `orders_open_idx` ON `orders` (`status`,`created_at`) WHERE status in ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX `orders_one_open_of_user_unique` ON `orders` (`user_id`,`item`,`booking_id`) WHERE status = 'open' and company_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_one_open_of_company_unique` ON `orders` (`company_id`,`item`) WHERE status = 'open' and company_id is not null;--> statement-breakpoint
CREATE TABLE `plan_usage` (
	`company_id` text NOT NULL,
	`period_start` integer NOT NULL,
	`threads` integer DEFAULT 0 NOT NULL,
	`applicants` integer DEFAULT 0 NOT NULL,
	`bulk_analyses` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`company_id`, `period_start`),
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plan_usage_threads_least" CHECK(threads >= 0),
	CONSTRAINT "plan_usage_applicants_least" CHECK(applicants >= 0),
	CONSTRAINT "plan_usage_bulk_analyses_least" CHECK(bulk_analyses >= 0)
);
--> statement-breakpoint
-- A status more, and a balance that may be below 0: the virtual columns that hold the constraints are made again
-- (0014_constraints.sql says why), and no table is rebuilt.
ALTER TABLE `b2b_company_subscriptions` DROP COLUMN `constraints`;
--> statement-breakpoint
ALTER TABLE `b2b_company_subscriptions` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `b2b_company_subscriptions_subscription_status_known` CHECK (subscription_status in ('trial', 'active', 'suspended', 'cancelled'));
--> statement-breakpoint
ALTER TABLE `user_credits` DROP COLUMN `constraints`;
--> statement-breakpoint
ALTER TABLE `b2b_company_subscriptions` ADD `period_start` integer;--> statement-breakpoint
ALTER TABLE `b2b_company_subscriptions` ADD `cancel_at` integer;--> statement-breakpoint
ALTER TABLE `b2b_company_subscriptions` ADD `past_due_since` integer;--> statement-breakpoint
ALTER TABLE `b2b_company_subscriptions` ADD `suspended_at` integer;--> statement-breakpoint
CREATE INDEX `b2b_company_subscriptions_current_idx` ON `b2b_company_subscriptions` (`company_id`,subscription_status <> 'cancelled',`next_renewal`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriptions_current_idx` ON `subscriptions` (`user_id`,status = 'active' or status = 'suspended',`next_renewal`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `period_start` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `cancel_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `past_due_since` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `suspended_at` integer;--> statement-breakpoint
DROP VIEW `latest_user_subscriptions`;--> statement-breakpoint
CREATE VIEW `latest_user_subscriptions` AS select "subscriptions"."user_id", "subscriptions"."plan_id", "plans"."plan_name", "plans"."description", "plans"."price", "plans"."features", "subscriptions"."created_at" as "created_at", "subscriptions"."next_renewal", "subscriptions"."status", "plans"."slug", "subscriptions"."id", "subscriptions"."stripe_subscription_id", "subscriptions"."period_start", "subscriptions"."cancel_at", "subscriptions"."past_due_since", "subscriptions"."suspended_at" from "subscriptions" inner join "plans" on "plans"."id" = "subscriptions"."plan_id" where "subscriptions"."id" = (select s.id from subscriptions s where s.user_id = "subscriptions"."user_id" order by s.status = 'active' or s.status = 'suspended' desc, s.next_renewal desc, s.created_at desc, s.id desc limit 1);
--> statement-breakpoint
-- The ledger only grows. Its lines go with the person whom an erasure takes, and with nobody else.
CREATE TRIGGER `credit_transactions_stay` BEFORE UPDATE ON `credit_transactions`
BEGIN
  SELECT RAISE(ABORT, 'credit_transactions are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `credit_transactions_kept` BEFORE DELETE ON `credit_transactions`
WHEN NOT EXISTS (SELECT 1 FROM `deletion_requests` WHERE `user_id` = OLD.`user_id` AND `started_at` IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'credit_transactions are not deleted');
END;
--> statement-breakpoint
INSERT INTO `credit_packs` (`slug`, `credits`, `price`, `is_popular`) VALUES
  ('credits-10', 10, 1299, 0), ('credits-25', 25, 2499, 1), ('credits-50', 50, 4950, 0);
--> statement-breakpoint
-- What the plans' cards say: features that exist, in full.
UPDATE `plans` SET `description` = 'Unlimited features, month by month. Cancel at any time.', `features` = '["Unlimited résumé analyses","Match your résumé against any job posting","Strengths, gaps and keyword suggestions, each with the words behind it","History and progress of all your analyses"]' WHERE `slug` = 'individual-monthly';
--> statement-breakpoint
UPDATE `plans` SET `description` = 'The same for a year, paid once.', `features` = '["Unlimited résumé analyses","Match your résumé against any job posting","Strengths, gaps and keyword suggestions, each with the words behind it","History and progress of all your analyses"]' WHERE `slug` = 'individual-yearly';
--> statement-breakpoint
UPDATE `plans` SET `description` = 'For one recruiter who screens many résumés.', `features` = '["1 recruiter","14-day free trial, no card required","50 job threads and 1,000 candidates a month","100 bulk analyses a month, 10 files at once","Scores with the words behind every point","CSV export of every list"]' WHERE `slug` = 'agency-starter';
--> statement-breakpoint
UPDATE `plans` SET `description` = 'For a team of recruiters.', `features` = '["Up to 5 recruiters","250 job threads and 25,000 candidates a month","2,500 bulk analyses a month, 100 files at once","Everything in Starter"]' WHERE `slug` = 'agency-team';
--> statement-breakpoint
UPDATE `plans` SET `description` = 'For agencies that hire all the time.', `features` = '["10+ recruiters","1,000 job threads and 1,000,000 candidates a month","25,000 bulk analyses a month, 500 files at once","Everything in Team"]' WHERE `slug` = 'agency-growth';
