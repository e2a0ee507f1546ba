-- Plans and actions that the code and the pages name. Prices in euro cents; Stripe's ids are set per environment.
INSERT INTO plans (id, slug, category, plan_name, description, features, price, billing_cycle, credits_per_cycle, is_popular, is_available, max_campaigns, max_candidates, max_bulk_analyses, max_files_per_upload) VALUES
  ('plan-individual-trial', 'individual-trial', 'individual', 'Trial', 'Everything for 14 days.', '["Unlimited features for 14 days"]', 0, '14 days', 0, 0, 1, NULL, NULL, NULL, NULL),
  ('plan-individual-monthly', 'individual-monthly', 'individual', 'Monthly', 'Unlimited features, month by month.', '["Unlimited features"]', 599, '1 month', 0, 1, 1, NULL, NULL, NULL, NULL),
  ('plan-individual-yearly', 'individual-yearly', 'individual', 'Yearly', 'Unlimited features for a year.', '["Unlimited features","17% off"]', 5999, '1 year', 0, 0, 0, NULL, NULL, NULL, NULL),
  ('plan-agency-trial', 'agency-trial', 'agency', 'Trial', 'Full feature access for 14 days.', '["Full feature access","No card required"]', 0, '14 days', 0, 0, 1, 50, 1000, 100, 10),
  ('plan-agency-starter', 'agency-starter', 'agency', 'Starter', 'For one recruiter.', '["1 recruiter","14-day free trial"]', 20000, '1 month', 0, 1, 1, 50, 1000, 100, 10),
  ('plan-agency-team', 'agency-team', 'agency', 'Team', 'For up to 5 recruiters.', '["Up to 5 recruiters"]', 120000, '1 month', 0, 0, 0, 250, 25000, 2500, 100),
  ('plan-agency-growth', 'agency-growth', 'agency', 'Growth', 'For 10 and more recruiters.', '["10+ recruiters"]', 300000, '1 month', 0, 0, 0, 1000, 1000000, 25000, 500);
--> statement-breakpoint
INSERT INTO actions (id, name, cost) VALUES ('action-interview', 'interview', 1);
