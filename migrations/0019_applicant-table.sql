ALTER TABLE `b2b_agents` ADD `table_view` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `current_title` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `current_employer` text;--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `experience_months` integer CONSTRAINT `b2b_candidates_experience_months_least` CHECK (experience_months >= 0);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `gates_failed` integer CONSTRAINT `b2b_candidates_gates_failed_least` CHECK (gates_failed >= 0);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `gates_unknown` integer CONSTRAINT `b2b_candidates_gates_unknown_least` CHECK (gates_unknown >= 0);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `musts_met` integer CONSTRAINT `b2b_candidates_musts_met_least` CHECK (musts_met >= 0);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `musts_asked` integer CONSTRAINT `b2b_candidates_musts_asked_least` CHECK (musts_asked >= 0);--> statement-breakpoint
-- What the stored history and deal-breakers already tell. Years of work and must-haves come with the next scoring.
UPDATE `b2b_candidates` SET
  `current_title` = json_extract(`experience_history`, '$[0].job_title'),
  `current_employer` = json_extract(`experience_history`, '$[0].company_name')
WHERE `analysis_status` = 'completed' AND json_valid(`experience_history`);
--> statement-breakpoint
UPDATE `b2b_candidates` SET
  `gates_failed` = (SELECT count(*) FROM json_each(`gates`) WHERE json_extract(value, '$.result') = 'fail'),
  `gates_unknown` = (SELECT count(*) FROM json_each(`gates`) WHERE json_extract(value, '$.result') = 'unknown')
WHERE `analysis_status` = 'completed' AND json_valid(`gates`);
--> statement-breakpoint
CREATE INDEX `b2b_candidates_musts_idx` ON `b2b_candidates` (`campaign_id`,`gates_failed`,`gates_unknown`,`musts_met`,`musts_asked`,`experience_months`,`hidden_text_count`,`id`);--> statement-breakpoint
CREATE INDEX `b2b_candidates_shortlist_idx` ON `b2b_candidates` (`campaign_id`,`shortlisted_at`) WHERE shortlisted_at is not null;
