-- What companies have counts as begun in the period of the subscription that they have now, exactly as it counted until
-- today: nobody starts at 0, and no figure changes. The choice of the subscription is that of get-agency-entitlement.ts.
INSERT INTO `plan_usage` (`company_id`, `period_start`, `threads`, `applicants`, `bulk_analyses`)
SELECT
  s.`company_id`,
  coalesce(s.`period_start`, s.`start_date`),
  (SELECT count(*) FROM `campaigns` t WHERE t.`company_id` = s.`company_id`),
  (SELECT count(*) FROM `b2b_candidates` c WHERE c.`company_id` = s.`company_id`),
  (SELECT count(*) FROM `b2b_bulk_analysis_batches` b WHERE b.`company_id` = s.`company_id`)
FROM `b2b_company_subscriptions` s
WHERE s.`id` = (
  SELECT one.`id` FROM `b2b_company_subscriptions` one
  WHERE one.`company_id` = s.`company_id`
  ORDER BY one.`subscription_status` <> 'cancelled' DESC, one.`next_renewal` DESC, one.`created_at` DESC, one.`id` DESC
  LIMIT 1
)
ON CONFLICT DO NOTHING;
