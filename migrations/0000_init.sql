CREATE TABLE `b2b_agents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`company_id` text NOT NULL,
	`position` text,
	`phone` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`status_reason` text,
	`status_changed_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_agents_user_unique` ON `b2b_agents` (`user_id`);--> statement-breakpoint
CREATE INDEX `b2b_agents_company_idx` ON `b2b_agents` (`company_id`);--> statement-breakpoint
CREATE INDEX `b2b_agents_status_idx` ON `b2b_agents` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `b2b_companies` (
	`id` text PRIMARY KEY NOT NULL,
	`company_name` text NOT NULL,
	`normalized_name` text NOT NULL,
	`normalized_website` text NOT NULL,
	`company_location` text NOT NULL,
	`company_website` text NOT NULL,
	`company_phone` text,
	`company_address` text,
	`company_size` text NOT NULL,
	`blind_review` integer DEFAULT false NOT NULL,
	`retention_days` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_companies_identity_unique` ON `b2b_companies` (`normalized_name`,`normalized_website`);--> statement-breakpoint
CREATE TABLE `actions` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cost` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `actions_name_unique` ON `actions` (`name`);--> statement-breakpoint
CREATE TABLE `b2b_company_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`subscription_id` text,
	`subscription_status` text NOT NULL,
	`start_date` integer NOT NULL,
	`next_renewal` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `b2b_company_subscriptions_company_idx` ON `b2b_company_subscriptions` (`company_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_company_subscriptions_stripe_unique` ON `b2b_company_subscriptions` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `b2b_company_subscriptions_renewal_idx` ON `b2b_company_subscriptions` (`subscription_status`,`next_renewal`);--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_company_subscriptions_one_live_unique` ON `b2b_company_subscriptions` (`company_id`) WHERE subscription_status in ('trial', 'active');--> statement-breakpoint
CREATE TABLE `credit_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`action_id` text,
	`credits_used` integer NOT NULL,
	`reference` text,
	`metadata` text,
	`transaction_date` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`action_id`) REFERENCES `actions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `credit_transactions_user_idx` ON `credit_transactions` (`user_id`,`transaction_date`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_transactions_reference_unique` ON `credit_transactions` (`reference`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`category` text NOT NULL,
	`plan_name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`features` text DEFAULT '[]' NOT NULL,
	`price` integer NOT NULL,
	`billing_cycle` text NOT NULL,
	`credits_per_cycle` integer DEFAULT 0 NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`is_available` integer DEFAULT true NOT NULL,
	`max_campaigns` integer,
	`max_candidates` integer,
	`max_bulk_analyses` integer,
	`max_files_per_upload` integer,
	`stripe_product_id` text,
	`stripe_price_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_slug_unique` ON `plans` (`slug`);--> statement-breakpoint
CREATE INDEX `plans_category_price_idx` ON `plans` (`category`,`price`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`stripe_subscription_id` text,
	`status` text NOT NULL,
	`start_date` integer NOT NULL,
	`next_renewal` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user_idx` ON `subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_renewal_idx` ON `subscriptions` (`status`,`next_renewal`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_unique` ON `subscriptions` (`stripe_subscription_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_one_active_unique` ON `subscriptions` (`user_id`) WHERE status = 'active';--> statement-breakpoint
CREATE TABLE `user_credits` (
	`user_id` text PRIMARY KEY NOT NULL,
	`total_credits` integer DEFAULT 0 NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `b2b_bulk_analysis_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`company_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `b2b_batches_campaign_idx` ON `b2b_bulk_analysis_batches` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `b2b_batches_company_idx` ON `b2b_bulk_analysis_batches` (`company_id`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`company_id` text NOT NULL,
	`title` text NOT NULL,
	`job_description` text NOT NULL,
	`requirements` text DEFAULT '' NOT NULL,
	`location` text NOT NULL,
	`employment_type` text NOT NULL,
	`company_name` text NOT NULL,
	`keywords` text DEFAULT '[]' NOT NULL,
	`seniority_level` text,
	`role_archetype` text,
	`experience_range_min` integer,
	`experience_range_max` integer,
	`work_environment` text,
	`team_size` text,
	`core_skills` text DEFAULT '[]' NOT NULL,
	`preferred_skills` text DEFAULT '[]' NOT NULL,
	`relative_experience` text DEFAULT '[]' NOT NULL,
	`company_analyze` text,
	`detailed_analysis` text NOT NULL,
	`job_version` integer DEFAULT 1 NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `campaigns_agent_created_idx` ON `campaigns` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_company_idx` ON `campaigns` (`company_id`);--> statement-breakpoint
CREATE TABLE `b2b_candidates` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`company_id` text NOT NULL,
	`batch_id` text,
	`file_name` text NOT NULL,
	`resume_file_url` text NOT NULL,
	`file_size` integer NOT NULL,
	`file_hash` text NOT NULL,
	`candidate_name` text,
	`candidate_email` text,
	`candidate_location` text,
	`candidate_gender` text,
	`candidate_phone_numbers` text DEFAULT '[]' NOT NULL,
	`location_match` integer,
	`relevancy_score` real,
	`skills_match_score` real,
	`experience_match_score` real,
	`seniority_match_score` real,
	`category_match_score` real,
	`core_skills` text DEFAULT '[]' NOT NULL,
	`preferred_skills` text DEFAULT '[]' NOT NULL,
	`emerging_skills` text DEFAULT '[]' NOT NULL,
	`soft_skills` text DEFAULT '[]' NOT NULL,
	`experience_history` text DEFAULT '[]' NOT NULL,
	`gates` text DEFAULT '[]' NOT NULL,
	`hidden_text_count` integer DEFAULT 0 NOT NULL,
	`analysis_status` text DEFAULT 'pending' NOT NULL,
	`failure_code` text,
	`analysis_confidence` real,
	`analysis_timestamp` integer,
	`engine_version` text,
	`job_version` integer,
	`previous_relevancy_score` real,
	`rescore_queued_at` integer,
	`input_hash` text,
	`lease_token` text,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_queued_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `b2b_agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`batch_id`) REFERENCES `b2b_bulk_analysis_batches`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_candidates_file_unique` ON `b2b_candidates` (`campaign_id`,`file_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `b2b_candidates_key_unique` ON `b2b_candidates` (`resume_file_url`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_created_idx` ON `b2b_candidates` (`campaign_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_name_idx` ON `b2b_candidates` (`campaign_id`,`candidate_name`,`id`,`candidate_email`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_location_idx` ON `b2b_candidates` (`campaign_id`,`candidate_location`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_relevancy_idx` ON `b2b_candidates` (`campaign_id`,`relevancy_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_skills_idx` ON `b2b_candidates` (`campaign_id`,`skills_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_experience_idx` ON `b2b_candidates` (`campaign_id`,`experience_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_seniority_idx` ON `b2b_candidates` (`campaign_id`,`seniority_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_category_idx` ON `b2b_candidates` (`campaign_id`,`category_match_score`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_status_idx` ON `b2b_candidates` (`campaign_id`,`analysis_status`,`relevancy_score`,`batch_id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_batch_idx` ON `b2b_candidates` (`batch_id`,`analysis_status`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_pool_idx` ON `b2b_candidates` (`agent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_company_idx` ON `b2b_candidates` (`company_id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_rescore_idx` ON `b2b_candidates` (`rescore_queued_at`) WHERE rescore_queued_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_thread_rescore_idx` ON `b2b_candidates` (`campaign_id`) WHERE rescore_queued_at is not null;--> statement-breakpoint
CREATE INDEX `b2b_candidates_pending_idx` ON `b2b_candidates` (`last_queued_at`) WHERE analysis_status = 'pending';--> statement-breakpoint
CREATE TABLE `job_analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`job_title` text DEFAULT 'Job Analysis' NOT NULL,
	`job_url` text,
	`job_description` text,
	`score` real,
	`strengths` text DEFAULT '[]' NOT NULL,
	`gaps` text DEFAULT '[]' NOT NULL,
	`pivot_strategy` text,
	`suggestions` text DEFAULT '[]' NOT NULL,
	`company_relevance` text,
	`job_relevance` text,
	`overall_analysis` text,
	`request_id` text,
	`job_id` text,
	`engine_version` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_analyses_user_idx` ON `job_analyses` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `job_analyses_user_score_idx` ON `job_analyses` (`user_id`,`score`);--> statement-breakpoint
CREATE INDEX `job_analyses_resume_idx` ON `job_analyses` (`resume_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `job_analyses_request_unique` ON `job_analyses` (`request_id`);--> statement-breakpoint
CREATE TABLE `resume_analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`user_id` text NOT NULL,
	`strengths` text DEFAULT '[]' NOT NULL,
	`weaknesses` text DEFAULT '[]' NOT NULL,
	`recommendations` text DEFAULT '[]' NOT NULL,
	`suggested_positions` text DEFAULT '[]' NOT NULL,
	`matching_skills` text DEFAULT '[]' NOT NULL,
	`missing_skills` text DEFAULT '[]' NOT NULL,
	`transferable_skills` text DEFAULT '[]' NOT NULL,
	`resume_score` real,
	`job_fit_score` real,
	`engine_version` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resume_analyses_user_idx` ON `resume_analyses` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `resume_analyses_resume_idx` ON `resume_analyses` (`resume_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`file_key` text NOT NULL,
	`file_size` integer NOT NULL,
	`file_type` text NOT NULL,
	`file_hash` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resumes_key_unique` ON `resumes` (`file_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `resumes_one_default_unique` ON `resumes` (`user_id`) WHERE is_default = 1;--> statement-breakpoint
CREATE INDEX `resumes_user_idx` ON `resumes` (`user_id`,`is_default`,`created_at`);--> statement-breakpoint
CREATE INDEX `resumes_hash_idx` ON `resumes` (`user_id`,`file_hash`);--> statement-breakpoint
CREATE TABLE `user_activities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`activity_type` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`metadata` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_activities_user_idx` ON `user_activities` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `user_progress` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`period_type` text NOT NULL,
	`period_start` integer NOT NULL,
	`week_start` integer,
	`month_start` integer,
	`year_start` integer,
	`day_start` integer,
	`quarter_start` integer,
	`analyses_count` integer DEFAULT 0 NOT NULL,
	`average_score` real,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_progress_unique` ON `user_progress` (`user_id`,`period_type`,`period_start`);--> statement-breakpoint
CREATE TABLE `user_skills` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`skill_name` text NOT NULL,
	`skill_type` text NOT NULL,
	`confidence_score` integer NOT NULL,
	`frequency_count` integer DEFAULT 1 NOT NULL,
	`last_updated` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_skills_unique` ON `user_skills` (`user_id`,`skill_type`,`skill_name`);--> statement-breakpoint
CREATE INDEX `user_skills_top_idx` ON `user_skills` (`user_id`,`skill_type`,`confidence_score`,`frequency_count`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`answer` text,
	`answered_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created_idx` ON `contact_messages` (`answered_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `learning_articles` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`author` text NOT NULL,
	`read_time` integer NOT NULL,
	`publish_date` integer NOT NULL,
	`linkedin_url` text,
	`is_published` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learning_articles_slug_unique` ON `learning_articles` (`slug`);--> statement-breakpoint
CREATE INDEX `learning_articles_published_idx` ON `learning_articles` (`is_published`,`publish_date`);--> statement-breakpoint
CREATE INDEX `learning_articles_category_idx` ON `learning_articles` (`is_published`,`category`,`publish_date`);--> statement-breakpoint
CREATE TABLE `mailing_list_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`email` text NOT NULL,
	`token_hash` text,
	`confirmed_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailing_list_entries_unique` ON `mailing_list_entries` (`list`,`email`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`password_hash` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_provider_subject_unique` ON `accounts` (`provider`,`subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_user_provider_unique` ON `accounts` (`user_id`,`provider`);--> statement-breakpoint
CREATE TABLE `auth_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`login_via` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `auth_logs_user_idx` ON `auth_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `oidc_starts` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`nonce` text NOT NULL,
	`code_verifier` text NOT NULL,
	`next` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oidc_starts_user_idx` ON `oidc_starts` (`user_id`);--> statement-breakpoint
CREATE INDEX `oidc_starts_expires_idx` ON `oidc_starts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`window_ends_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window_idx` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`login_via` text DEFAULT 'email' NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user_idx` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_idx` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`full_name` text NOT NULL,
	`country` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verifications_token_hash_unique` ON `verifications` (`token_hash`);--> statement-breakpoint
CREATE INDEX `verifications_user_idx` ON `verifications` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `verifications_expires_idx` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `job_filters` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`position` text NOT NULL,
	`location` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_filters_user_idx` ON `job_filters` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `job_filters_resume_idx` ON `job_filters` (`resume_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `job_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`filter_id` text NOT NULL,
	`job_position` text,
	`job_link` text,
	`job_id` text,
	`company_name` text,
	`company_profile` text,
	`job_location` text,
	`job_posting_date` text,
	`company_logo_url` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`filter_id`) REFERENCES `job_filters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_searches_user_idx` ON `job_searches` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `job_searches_filter_idx` ON `job_searches` (`filter_id`);--> statement-breakpoint
CREATE TABLE `linkedin_geoids` (
	`location_name` text PRIMARY KEY NOT NULL,
	`geoid` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`user_id` text,
	`template` text NOT NULL,
	`data` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_ends_at` integer,
	`error` text,
	`sent_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_status_idx` ON `outbox` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_created_idx` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_user_idx` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `outbox_to_idx` ON `outbox` (`to_address`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text,
	`data` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_created_idx` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject_idx` ON `audit_log` (`subject`,`created_at`);--> statement-breakpoint
CREATE TABLE `data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`file_key` text,
	`bytes` integer,
	`expires_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_exports_user_idx` ON `data_exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_exports_status_idx` ON `data_exports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_exports_expires_idx` ON `data_exports` (`expires_at`);--> statement-breakpoint
CREATE TABLE `deletion_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`user_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`undone_at` integer,
	`completed_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deletion_requests_number_unique` ON `deletion_requests` (`number`);--> statement-breakpoint
CREATE INDEX `deletion_requests_due_idx` ON `deletion_requests` (`completed_at`,`due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `deletion_requests_one_open_unique` ON `deletion_requests` (`user_id`) WHERE undone_at is null and completed_at is null;--> statement-breakpoint
CREATE TABLE `files_to_delete` (
	`file_key` text PRIMARY KEY NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_to_delete_created_idx` ON `files_to_delete` (`created_at`);--> statement-breakpoint
CREATE TABLE `sweep_cursors` (
	`name` text PRIMARY KEY NOT NULL,
	`cursor` text
);
--> statement-breakpoint
CREATE TABLE `used_request_ids` (
	`request_id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_request_ids_expires_idx` ON `used_request_ids` (`expires_at`);--> statement-breakpoint
CREATE VIEW `latest_user_subscriptions` AS select "subscriptions"."user_id", "subscriptions"."plan_id", "plans"."plan_name", "plans"."description", "plans"."price", "plans"."features", "subscriptions"."created_at" as "created_at", "subscriptions"."next_renewal", "subscriptions"."status" from "subscriptions" inner join "plans" on "plans"."id" = "subscriptions"."plan_id" where "subscriptions"."id" = (select s.id from subscriptions s where s.user_id = "subscriptions"."user_id" order by s.created_at desc, s.id desc limit 1);--> statement-breakpoint
CREATE VIEW `published_learning_articles` AS select "id", "slug", "title", "excerpt", "body", "category", "author", "read_time", "publish_date", "linkedin_url", "is_published", "created_at", "updated_at" from "learning_articles" where "learning_articles"."is_published" = 1;