CREATE TABLE `pool_places` (
	`scope_id` text NOT NULL,
	`place` text NOT NULL,
	`entries` integer DEFAULT 0 NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`scope_id`, `place`)
);
--> statement-breakpoint
CREATE TABLE `campaign_analytics` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`relevancy_sum` integer DEFAULT 0 NOT NULL,
	`relevancy_20` integer DEFAULT 0 NOT NULL,
	`relevancy_40` integer DEFAULT 0 NOT NULL,
	`relevancy_60` integer DEFAULT 0 NOT NULL,
	`relevancy_80` integer DEFAULT 0 NOT NULL,
	`relevancy_100` integer DEFAULT 0 NOT NULL,
	`skills_sum` integer DEFAULT 0 NOT NULL,
	`skills_20` integer DEFAULT 0 NOT NULL,
	`skills_40` integer DEFAULT 0 NOT NULL,
	`skills_60` integer DEFAULT 0 NOT NULL,
	`skills_80` integer DEFAULT 0 NOT NULL,
	`skills_100` integer DEFAULT 0 NOT NULL,
	`experience_sum` integer DEFAULT 0 NOT NULL,
	`experience_20` integer DEFAULT 0 NOT NULL,
	`experience_40` integer DEFAULT 0 NOT NULL,
	`experience_60` integer DEFAULT 0 NOT NULL,
	`experience_80` integer DEFAULT 0 NOT NULL,
	`experience_100` integer DEFAULT 0 NOT NULL,
	`seniority_sum` integer DEFAULT 0 NOT NULL,
	`seniority_20` integer DEFAULT 0 NOT NULL,
	`seniority_40` integer DEFAULT 0 NOT NULL,
	`seniority_60` integer DEFAULT 0 NOT NULL,
	`seniority_80` integer DEFAULT 0 NOT NULL,
	`seniority_100` integer DEFAULT 0 NOT NULL,
	`category_sum` integer DEFAULT 0 NOT NULL,
	`category_20` integer DEFAULT 0 NOT NULL,
	`category_40` integer DEFAULT 0 NOT NULL,
	`category_60` integer DEFAULT 0 NOT NULL,
	`category_80` integer DEFAULT 0 NOT NULL,
	`category_100` integer DEFAULT 0 NOT NULL,
	`place_judged` integer DEFAULT 0 NOT NULL,
	`place_matched` integer DEFAULT 0 NOT NULL,
	`gates_met` integer DEFAULT 0 NOT NULL,
	`gates_unknown` integer DEFAULT 0 NOT NULL,
	`stage_new` integer DEFAULT 0 NOT NULL,
	`stage_shortlisted` integer DEFAULT 0 NOT NULL,
	`stage_interview` integer DEFAULT 0 NOT NULL,
	`stage_offer` integer DEFAULT 0 NOT NULL,
	`stage_hired` integer DEFAULT 0 NOT NULL,
	`stage_rejected` integer DEFAULT 0 NOT NULL,
	`untold` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_days` (
	`campaign_id` text NOT NULL,
	`day` integer NOT NULL,
	`uploaded` integer DEFAULT 0 NOT NULL,
	`relevancy_sum` integer DEFAULT 0 NOT NULL,
	`relevancy_known` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`campaign_id`, `day`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pool_entries_place_idx` ON `pool_entries` (`scope_id`,`place`,`number`) WHERE is_newest = 1;
--> statement-breakpoint
-- Each thread has its row from its first moment, as in `campaign_counts`; the triggers below only change it.
CREATE TRIGGER `campaign_analytics_begin` AFTER INSERT ON `campaigns`
BEGIN
  INSERT INTO campaign_analytics (campaign_id) VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_analytics_counted` AFTER INSERT ON `b2b_candidates` WHEN NEW.duplicate_of IS NULL
BEGIN
  UPDATE campaign_analytics SET
    relevancy_sum = relevancy_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.relevancy_score IS NOT NULL THEN CAST(round(NEW.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_20 = relevancy_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 0 AND NEW.relevancy_score < 20),
    relevancy_40 = relevancy_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 20 AND NEW.relevancy_score < 40),
    relevancy_60 = relevancy_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 40 AND NEW.relevancy_score < 60),
    relevancy_80 = relevancy_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 60 AND NEW.relevancy_score < 80),
    relevancy_100 = relevancy_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 80),
    skills_sum = skills_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.skills_match_score IS NOT NULL THEN CAST(round(NEW.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_20 = skills_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 0 AND NEW.skills_match_score < 20),
    skills_40 = skills_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 20 AND NEW.skills_match_score < 40),
    skills_60 = skills_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 40 AND NEW.skills_match_score < 60),
    skills_80 = skills_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 60 AND NEW.skills_match_score < 80),
    skills_100 = skills_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 80),
    experience_sum = experience_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.experience_match_score IS NOT NULL THEN CAST(round(NEW.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_20 = experience_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 0 AND NEW.experience_match_score < 20),
    experience_40 = experience_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 20 AND NEW.experience_match_score < 40),
    experience_60 = experience_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 40 AND NEW.experience_match_score < 60),
    experience_80 = experience_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 60 AND NEW.experience_match_score < 80),
    experience_100 = experience_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 80),
    seniority_sum = seniority_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.seniority_match_score IS NOT NULL THEN CAST(round(NEW.seniority_match_score * 100) AS INTEGER) ELSE 0 END,
    seniority_20 = seniority_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 0 AND NEW.seniority_match_score < 20),
    seniority_40 = seniority_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 20 AND NEW.seniority_match_score < 40),
    seniority_60 = seniority_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 40 AND NEW.seniority_match_score < 60),
    seniority_80 = seniority_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 60 AND NEW.seniority_match_score < 80),
    seniority_100 = seniority_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 80),
    category_sum = category_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.category_match_score IS NOT NULL THEN CAST(round(NEW.category_match_score * 100) AS INTEGER) ELSE 0 END,
    category_20 = category_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 0 AND NEW.category_match_score < 20),
    category_40 = category_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 20 AND NEW.category_match_score < 40),
    category_60 = category_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 40 AND NEW.category_match_score < 60),
    category_80 = category_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 60 AND NEW.category_match_score < 80),
    category_100 = category_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 80),
    place_judged = place_judged + (NEW.analysis_status = 'completed' AND NEW.location_match IS NOT NULL),
    place_matched = place_matched + (NEW.analysis_status = 'completed' AND coalesce(NEW.location_match, 0) = 1),
    gates_met = gates_met + (NEW.analysis_status = 'completed' AND coalesce(NEW.gates_failed, 1) = 0 AND coalesce(NEW.gates_unknown, 1) = 0),
    gates_unknown = gates_unknown + (NEW.analysis_status = 'completed' AND coalesce(NEW.gates_failed, 1) = 0 AND coalesce(NEW.gates_unknown, 0) > 0),
    stage_new = stage_new + (NEW.stage = 'new'),
    stage_shortlisted = stage_shortlisted + (NEW.stage = 'shortlisted'),
    stage_interview = stage_interview + (NEW.stage = 'interview'),
    stage_offer = stage_offer + (NEW.stage = 'offer'),
    stage_hired = stage_hired + (NEW.stage = 'hired'),
    stage_rejected = stage_rejected + (NEW.stage = 'rejected'),
    untold = untold + (NEW.told_at IS NULL)
  WHERE campaign_id = NEW.campaign_id AND NEW.duplicate_of IS NULL;
  INSERT INTO campaign_days (campaign_id, day)
  SELECT NEW.campaign_id, NEW.created_at / 86400000
  WHERE NEW.duplicate_of IS NULL AND NOT EXISTS (SELECT 1 FROM campaign_days WHERE campaign_id = NEW.campaign_id AND day = NEW.created_at / 86400000);
  UPDATE campaign_days SET uploaded = uploaded + 1, relevancy_known = relevancy_known + (NEW.analysis_status = 'completed' AND NEW.relevancy_score IS NOT NULL),
    relevancy_sum = relevancy_sum + CASE WHEN (NEW.analysis_status = 'completed' AND NEW.relevancy_score IS NOT NULL) THEN CAST(round(NEW.relevancy_score * 100) AS INTEGER) ELSE 0 END
  WHERE campaign_id = NEW.campaign_id AND day = NEW.created_at / 86400000 AND NEW.duplicate_of IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_analytics_recounted` AFTER UPDATE OF campaign_id, analysis_status, relevancy_score, skills_match_score, experience_match_score, seniority_match_score, category_match_score, location_match, gates_failed, gates_unknown, stage, told_at, duplicate_of ON `b2b_candidates`
WHEN OLD.campaign_id IS NOT NEW.campaign_id
  OR OLD.analysis_status IS NOT NEW.analysis_status
  OR OLD.relevancy_score IS NOT NEW.relevancy_score
  OR OLD.skills_match_score IS NOT NEW.skills_match_score
  OR OLD.experience_match_score IS NOT NEW.experience_match_score
  OR OLD.seniority_match_score IS NOT NEW.seniority_match_score
  OR OLD.category_match_score IS NOT NEW.category_match_score
  OR OLD.location_match IS NOT NEW.location_match
  OR OLD.gates_failed IS NOT NEW.gates_failed
  OR OLD.gates_unknown IS NOT NEW.gates_unknown
  OR OLD.stage IS NOT NEW.stage
  OR OLD.told_at IS NOT NEW.told_at
  OR OLD.duplicate_of IS NOT NEW.duplicate_of
BEGIN
  UPDATE campaign_analytics SET
    relevancy_sum = relevancy_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.relevancy_score IS NOT NULL THEN CAST(round(OLD.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_20 = relevancy_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 0 AND OLD.relevancy_score < 20),
    relevancy_40 = relevancy_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 20 AND OLD.relevancy_score < 40),
    relevancy_60 = relevancy_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 40 AND OLD.relevancy_score < 60),
    relevancy_80 = relevancy_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 60 AND OLD.relevancy_score < 80),
    relevancy_100 = relevancy_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 80),
    skills_sum = skills_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.skills_match_score IS NOT NULL THEN CAST(round(OLD.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_20 = skills_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 0 AND OLD.skills_match_score < 20),
    skills_40 = skills_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 20 AND OLD.skills_match_score < 40),
    skills_60 = skills_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 40 AND OLD.skills_match_score < 60),
    skills_80 = skills_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 60 AND OLD.skills_match_score < 80),
    skills_100 = skills_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 80),
    experience_sum = experience_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.experience_match_score IS NOT NULL THEN CAST(round(OLD.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_20 = experience_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 0 AND OLD.experience_match_score < 20),
    experience_40 = experience_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 20 AND OLD.experience_match_score < 40),
    experience_60 = experience_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 40 AND OLD.experience_match_score < 60),
    experience_80 = experience_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 60 AND OLD.experience_match_score < 80),
    experience_100 = experience_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 80),
    seniority_sum = seniority_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.seniority_match_score IS NOT NULL THEN CAST(round(OLD.seniority_match_score * 100) AS INTEGER) ELSE 0 END,
    seniority_20 = seniority_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 0 AND OLD.seniority_match_score < 20),
    seniority_40 = seniority_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 20 AND OLD.seniority_match_score < 40),
    seniority_60 = seniority_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 40 AND OLD.seniority_match_score < 60),
    seniority_80 = seniority_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 60 AND OLD.seniority_match_score < 80),
    seniority_100 = seniority_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 80),
    category_sum = category_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.category_match_score IS NOT NULL THEN CAST(round(OLD.category_match_score * 100) AS INTEGER) ELSE 0 END,
    category_20 = category_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 0 AND OLD.category_match_score < 20),
    category_40 = category_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 20 AND OLD.category_match_score < 40),
    category_60 = category_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 40 AND OLD.category_match_score < 60),
    category_80 = category_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 60 AND OLD.category_match_score < 80),
    category_100 = category_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 80),
    place_judged = place_judged - (OLD.analysis_status = 'completed' AND OLD.location_match IS NOT NULL),
    place_matched = place_matched - (OLD.analysis_status = 'completed' AND coalesce(OLD.location_match, 0) = 1),
    gates_met = gates_met - (OLD.analysis_status = 'completed' AND coalesce(OLD.gates_failed, 1) = 0 AND coalesce(OLD.gates_unknown, 1) = 0),
    gates_unknown = gates_unknown - (OLD.analysis_status = 'completed' AND coalesce(OLD.gates_failed, 1) = 0 AND coalesce(OLD.gates_unknown, 0) > 0),
    stage_new = stage_new - (OLD.stage = 'new'),
    stage_shortlisted = stage_shortlisted - (OLD.stage = 'shortlisted'),
    stage_interview = stage_interview - (OLD.stage = 'interview'),
    stage_offer = stage_offer - (OLD.stage = 'offer'),
    stage_hired = stage_hired - (OLD.stage = 'hired'),
    stage_rejected = stage_rejected - (OLD.stage = 'rejected'),
    untold = untold - (OLD.told_at IS NULL)
  WHERE campaign_id = OLD.campaign_id AND OLD.duplicate_of IS NULL;
  UPDATE campaign_analytics SET
    relevancy_sum = relevancy_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.relevancy_score IS NOT NULL THEN CAST(round(NEW.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_20 = relevancy_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 0 AND NEW.relevancy_score < 20),
    relevancy_40 = relevancy_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 20 AND NEW.relevancy_score < 40),
    relevancy_60 = relevancy_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 40 AND NEW.relevancy_score < 60),
    relevancy_80 = relevancy_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 60 AND NEW.relevancy_score < 80),
    relevancy_100 = relevancy_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, -1) >= 80),
    skills_sum = skills_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.skills_match_score IS NOT NULL THEN CAST(round(NEW.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_20 = skills_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 0 AND NEW.skills_match_score < 20),
    skills_40 = skills_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 20 AND NEW.skills_match_score < 40),
    skills_60 = skills_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 40 AND NEW.skills_match_score < 60),
    skills_80 = skills_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 60 AND NEW.skills_match_score < 80),
    skills_100 = skills_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.skills_match_score, -1) >= 80),
    experience_sum = experience_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.experience_match_score IS NOT NULL THEN CAST(round(NEW.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_20 = experience_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 0 AND NEW.experience_match_score < 20),
    experience_40 = experience_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 20 AND NEW.experience_match_score < 40),
    experience_60 = experience_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 40 AND NEW.experience_match_score < 60),
    experience_80 = experience_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 60 AND NEW.experience_match_score < 80),
    experience_100 = experience_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.experience_match_score, -1) >= 80),
    seniority_sum = seniority_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.seniority_match_score IS NOT NULL THEN CAST(round(NEW.seniority_match_score * 100) AS INTEGER) ELSE 0 END,
    seniority_20 = seniority_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 0 AND NEW.seniority_match_score < 20),
    seniority_40 = seniority_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 20 AND NEW.seniority_match_score < 40),
    seniority_60 = seniority_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 40 AND NEW.seniority_match_score < 60),
    seniority_80 = seniority_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 60 AND NEW.seniority_match_score < 80),
    seniority_100 = seniority_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.seniority_match_score, -1) >= 80),
    category_sum = category_sum + CASE WHEN NEW.analysis_status = 'completed' AND NEW.category_match_score IS NOT NULL THEN CAST(round(NEW.category_match_score * 100) AS INTEGER) ELSE 0 END,
    category_20 = category_20 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 0 AND NEW.category_match_score < 20),
    category_40 = category_40 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 20 AND NEW.category_match_score < 40),
    category_60 = category_60 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 40 AND NEW.category_match_score < 60),
    category_80 = category_80 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 60 AND NEW.category_match_score < 80),
    category_100 = category_100 + (NEW.analysis_status = 'completed' AND coalesce(NEW.category_match_score, -1) >= 80),
    place_judged = place_judged + (NEW.analysis_status = 'completed' AND NEW.location_match IS NOT NULL),
    place_matched = place_matched + (NEW.analysis_status = 'completed' AND coalesce(NEW.location_match, 0) = 1),
    gates_met = gates_met + (NEW.analysis_status = 'completed' AND coalesce(NEW.gates_failed, 1) = 0 AND coalesce(NEW.gates_unknown, 1) = 0),
    gates_unknown = gates_unknown + (NEW.analysis_status = 'completed' AND coalesce(NEW.gates_failed, 1) = 0 AND coalesce(NEW.gates_unknown, 0) > 0),
    stage_new = stage_new + (NEW.stage = 'new'),
    stage_shortlisted = stage_shortlisted + (NEW.stage = 'shortlisted'),
    stage_interview = stage_interview + (NEW.stage = 'interview'),
    stage_offer = stage_offer + (NEW.stage = 'offer'),
    stage_hired = stage_hired + (NEW.stage = 'hired'),
    stage_rejected = stage_rejected + (NEW.stage = 'rejected'),
    untold = untold + (NEW.told_at IS NULL)
  WHERE campaign_id = NEW.campaign_id AND NEW.duplicate_of IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_days_recounted` AFTER UPDATE OF campaign_id, analysis_status, relevancy_score, created_at, duplicate_of ON `b2b_candidates`
WHEN OLD.campaign_id IS NOT NEW.campaign_id
  OR OLD.analysis_status IS NOT NEW.analysis_status
  OR OLD.relevancy_score IS NOT NEW.relevancy_score
  OR OLD.created_at IS NOT NEW.created_at
  OR OLD.duplicate_of IS NOT NEW.duplicate_of
BEGIN
  UPDATE campaign_days SET uploaded = uploaded - 1, relevancy_known = relevancy_known - (OLD.analysis_status = 'completed' AND OLD.relevancy_score IS NOT NULL),
    relevancy_sum = relevancy_sum - CASE WHEN (OLD.analysis_status = 'completed' AND OLD.relevancy_score IS NOT NULL) THEN CAST(round(OLD.relevancy_score * 100) AS INTEGER) ELSE 0 END
  WHERE campaign_id = OLD.campaign_id AND day = OLD.created_at / 86400000 AND OLD.duplicate_of IS NULL;
  DELETE FROM campaign_days WHERE campaign_id = OLD.campaign_id AND day = OLD.created_at / 86400000 AND uploaded <= 0;
  INSERT INTO campaign_days (campaign_id, day)
  SELECT NEW.campaign_id, NEW.created_at / 86400000
  WHERE NEW.duplicate_of IS NULL AND NOT EXISTS (SELECT 1 FROM campaign_days WHERE campaign_id = NEW.campaign_id AND day = NEW.created_at / 86400000);
  UPDATE campaign_days SET uploaded = uploaded + 1, relevancy_known = relevancy_known + (NEW.analysis_status = 'completed' AND NEW.relevancy_score IS NOT NULL),
    relevancy_sum = relevancy_sum + CASE WHEN (NEW.analysis_status = 'completed' AND NEW.relevancy_score IS NOT NULL) THEN CAST(round(NEW.relevancy_score * 100) AS INTEGER) ELSE 0 END
  WHERE campaign_id = NEW.campaign_id AND day = NEW.created_at / 86400000 AND NEW.duplicate_of IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_analytics_uncounted` AFTER DELETE ON `b2b_candidates` WHEN OLD.duplicate_of IS NULL
BEGIN
  UPDATE campaign_analytics SET
    relevancy_sum = relevancy_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.relevancy_score IS NOT NULL THEN CAST(round(OLD.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_20 = relevancy_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 0 AND OLD.relevancy_score < 20),
    relevancy_40 = relevancy_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 20 AND OLD.relevancy_score < 40),
    relevancy_60 = relevancy_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 40 AND OLD.relevancy_score < 60),
    relevancy_80 = relevancy_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 60 AND OLD.relevancy_score < 80),
    relevancy_100 = relevancy_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, -1) >= 80),
    skills_sum = skills_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.skills_match_score IS NOT NULL THEN CAST(round(OLD.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_20 = skills_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 0 AND OLD.skills_match_score < 20),
    skills_40 = skills_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 20 AND OLD.skills_match_score < 40),
    skills_60 = skills_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 40 AND OLD.skills_match_score < 60),
    skills_80 = skills_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 60 AND OLD.skills_match_score < 80),
    skills_100 = skills_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.skills_match_score, -1) >= 80),
    experience_sum = experience_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.experience_match_score IS NOT NULL THEN CAST(round(OLD.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_20 = experience_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 0 AND OLD.experience_match_score < 20),
    experience_40 = experience_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 20 AND OLD.experience_match_score < 40),
    experience_60 = experience_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 40 AND OLD.experience_match_score < 60),
    experience_80 = experience_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 60 AND OLD.experience_match_score < 80),
    experience_100 = experience_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.experience_match_score, -1) >= 80),
    seniority_sum = seniority_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.seniority_match_score IS NOT NULL THEN CAST(round(OLD.seniority_match_score * 100) AS INTEGER) ELSE 0 END,
    seniority_20 = seniority_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 0 AND OLD.seniority_match_score < 20),
    seniority_40 = seniority_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 20 AND OLD.seniority_match_score < 40),
    seniority_60 = seniority_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 40 AND OLD.seniority_match_score < 60),
    seniority_80 = seniority_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 60 AND OLD.seniority_match_score < 80),
    seniority_100 = seniority_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.seniority_match_score, -1) >= 80),
    category_sum = category_sum - CASE WHEN OLD.analysis_status = 'completed' AND OLD.category_match_score IS NOT NULL THEN CAST(round(OLD.category_match_score * 100) AS INTEGER) ELSE 0 END,
    category_20 = category_20 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 0 AND OLD.category_match_score < 20),
    category_40 = category_40 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 20 AND OLD.category_match_score < 40),
    category_60 = category_60 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 40 AND OLD.category_match_score < 60),
    category_80 = category_80 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 60 AND OLD.category_match_score < 80),
    category_100 = category_100 - (OLD.analysis_status = 'completed' AND coalesce(OLD.category_match_score, -1) >= 80),
    place_judged = place_judged - (OLD.analysis_status = 'completed' AND OLD.location_match IS NOT NULL),
    place_matched = place_matched - (OLD.analysis_status = 'completed' AND coalesce(OLD.location_match, 0) = 1),
    gates_met = gates_met - (OLD.analysis_status = 'completed' AND coalesce(OLD.gates_failed, 1) = 0 AND coalesce(OLD.gates_unknown, 1) = 0),
    gates_unknown = gates_unknown - (OLD.analysis_status = 'completed' AND coalesce(OLD.gates_failed, 1) = 0 AND coalesce(OLD.gates_unknown, 0) > 0),
    stage_new = stage_new - (OLD.stage = 'new'),
    stage_shortlisted = stage_shortlisted - (OLD.stage = 'shortlisted'),
    stage_interview = stage_interview - (OLD.stage = 'interview'),
    stage_offer = stage_offer - (OLD.stage = 'offer'),
    stage_hired = stage_hired - (OLD.stage = 'hired'),
    stage_rejected = stage_rejected - (OLD.stage = 'rejected'),
    untold = untold - (OLD.told_at IS NULL)
  WHERE campaign_id = OLD.campaign_id AND OLD.duplicate_of IS NULL;
  UPDATE campaign_days SET uploaded = uploaded - 1, relevancy_known = relevancy_known - (OLD.analysis_status = 'completed' AND OLD.relevancy_score IS NOT NULL),
    relevancy_sum = relevancy_sum - CASE WHEN (OLD.analysis_status = 'completed' AND OLD.relevancy_score IS NOT NULL) THEN CAST(round(OLD.relevancy_score * 100) AS INTEGER) ELSE 0 END
  WHERE campaign_id = OLD.campaign_id AND day = OLD.created_at / 86400000 AND OLD.duplicate_of IS NULL;
  DELETE FROM campaign_days WHERE campaign_id = OLD.campaign_id AND day = OLD.created_at / 86400000 AND uploaded <= 0;
END;
--> statement-breakpoint
INSERT INTO campaign_analytics (campaign_id, relevancy_sum, relevancy_20, relevancy_40, relevancy_60, relevancy_80, relevancy_100, skills_sum, skills_20, skills_40, skills_60, skills_80, skills_100, experience_sum, experience_20, experience_40, experience_60, experience_80, experience_100, seniority_sum, seniority_20, seniority_40, seniority_60, seniority_80, seniority_100, category_sum, category_20, category_40, category_60, category_80, category_100, place_judged, place_matched, gates_met, gates_unknown, stage_new, stage_shortlisted, stage_interview, stage_offer, stage_hired, stage_rejected, untold)
SELECT campaigns.id,
  coalesce(sum(CASE WHEN b2b_candidates.analysis_status = 'completed' AND b2b_candidates.relevancy_score IS NOT NULL THEN CAST(round(b2b_candidates.relevancy_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, -1) >= 0 AND b2b_candidates.relevancy_score < 20)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, -1) >= 20 AND b2b_candidates.relevancy_score < 40)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, -1) >= 40 AND b2b_candidates.relevancy_score < 60)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, -1) >= 60 AND b2b_candidates.relevancy_score < 80)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, -1) >= 80)), 0),
  coalesce(sum(CASE WHEN b2b_candidates.analysis_status = 'completed' AND b2b_candidates.skills_match_score IS NOT NULL THEN CAST(round(b2b_candidates.skills_match_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.skills_match_score, -1) >= 0 AND b2b_candidates.skills_match_score < 20)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.skills_match_score, -1) >= 20 AND b2b_candidates.skills_match_score < 40)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.skills_match_score, -1) >= 40 AND b2b_candidates.skills_match_score < 60)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.skills_match_score, -1) >= 60 AND b2b_candidates.skills_match_score < 80)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.skills_match_score, -1) >= 80)), 0),
  coalesce(sum(CASE WHEN b2b_candidates.analysis_status = 'completed' AND b2b_candidates.experience_match_score IS NOT NULL THEN CAST(round(b2b_candidates.experience_match_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.experience_match_score, -1) >= 0 AND b2b_candidates.experience_match_score < 20)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.experience_match_score, -1) >= 20 AND b2b_candidates.experience_match_score < 40)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.experience_match_score, -1) >= 40 AND b2b_candidates.experience_match_score < 60)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.experience_match_score, -1) >= 60 AND b2b_candidates.experience_match_score < 80)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.experience_match_score, -1) >= 80)), 0),
  coalesce(sum(CASE WHEN b2b_candidates.analysis_status = 'completed' AND b2b_candidates.seniority_match_score IS NOT NULL THEN CAST(round(b2b_candidates.seniority_match_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.seniority_match_score, -1) >= 0 AND b2b_candidates.seniority_match_score < 20)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.seniority_match_score, -1) >= 20 AND b2b_candidates.seniority_match_score < 40)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.seniority_match_score, -1) >= 40 AND b2b_candidates.seniority_match_score < 60)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.seniority_match_score, -1) >= 60 AND b2b_candidates.seniority_match_score < 80)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.seniority_match_score, -1) >= 80)), 0),
  coalesce(sum(CASE WHEN b2b_candidates.analysis_status = 'completed' AND b2b_candidates.category_match_score IS NOT NULL THEN CAST(round(b2b_candidates.category_match_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.category_match_score, -1) >= 0 AND b2b_candidates.category_match_score < 20)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.category_match_score, -1) >= 20 AND b2b_candidates.category_match_score < 40)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.category_match_score, -1) >= 40 AND b2b_candidates.category_match_score < 60)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.category_match_score, -1) >= 60 AND b2b_candidates.category_match_score < 80)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.category_match_score, -1) >= 80)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND b2b_candidates.location_match IS NOT NULL)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.location_match, 0) = 1)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.gates_failed, 1) = 0 AND coalesce(b2b_candidates.gates_unknown, 1) = 0)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.gates_failed, 1) = 0 AND coalesce(b2b_candidates.gates_unknown, 0) > 0)), 0),
  coalesce(sum((b2b_candidates.stage = 'new')), 0),
  coalesce(sum((b2b_candidates.stage = 'shortlisted')), 0),
  coalesce(sum((b2b_candidates.stage = 'interview')), 0),
  coalesce(sum((b2b_candidates.stage = 'offer')), 0),
  coalesce(sum((b2b_candidates.stage = 'hired')), 0),
  coalesce(sum((b2b_candidates.stage = 'rejected')), 0),
  coalesce(sum((b2b_candidates.told_at IS NULL)), 0)
FROM campaigns
LEFT JOIN b2b_candidates ON b2b_candidates.campaign_id = campaigns.id AND b2b_candidates.duplicate_of IS NULL
GROUP BY campaigns.id;
--> statement-breakpoint
INSERT INTO campaign_days (campaign_id, day, uploaded, relevancy_sum, relevancy_known)
SELECT campaign_id, created_at / 86400000, count(*), sum(CASE WHEN (b2b_candidates.analysis_status = 'completed' AND b2b_candidates.relevancy_score IS NOT NULL) THEN CAST(round(b2b_candidates.relevancy_score * 100) AS INTEGER) ELSE 0 END), sum((b2b_candidates.analysis_status = 'completed' AND b2b_candidates.relevancy_score IS NOT NULL))
FROM b2b_candidates
WHERE duplicate_of IS NULL
GROUP BY 1, 2;
--> statement-breakpoint
DROP TRIGGER `pool_entries_place`;
--> statement-breakpoint
DROP TRIGGER `b2b_candidates_pool_place`;
--> statement-breakpoint
UPDATE pool_entries SET place = '' WHERE place IS NULL;
--> statement-breakpoint
INSERT INTO pool_places (scope_id, place, entries, people)
SELECT scope_id, place, count(*), sum(is_newest) FROM pool_entries GROUP BY scope_id, place;
--> statement-breakpoint
-- An entry counts once its place is written: "" where none is known.
CREATE TRIGGER `pool_entries_place` AFTER INSERT ON `pool_entries`
BEGIN
  UPDATE pool_entries SET place = coalesce((SELECT c.candidate_location FROM pool_numbers AS n JOIN b2b_candidates AS c ON c.id = n.applicant_id WHERE n.number = NEW.number), '')
  WHERE number = NEW.number AND scope_id = NEW.scope_id;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_pool_place` AFTER UPDATE OF candidate_location ON `b2b_candidates` WHEN OLD.candidate_location IS NOT NEW.candidate_location
BEGIN
  UPDATE pool_entries SET place = coalesce(NEW.candidate_location, '') WHERE number = (SELECT number FROM pool_numbers WHERE applicant_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `pool_entries_recounted` AFTER UPDATE OF place, is_newest ON `pool_entries` WHEN OLD.place IS NOT NEW.place OR OLD.is_newest <> NEW.is_newest
BEGIN
  UPDATE pool_places SET entries = entries - 1, people = people - OLD.is_newest WHERE scope_id = OLD.scope_id AND place = OLD.place;
  DELETE FROM pool_places WHERE scope_id = OLD.scope_id AND place = OLD.place AND entries <= 0;
  INSERT INTO pool_places (scope_id, place)
  SELECT NEW.scope_id, NEW.place
  WHERE NEW.place IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pool_places WHERE scope_id = NEW.scope_id AND place = NEW.place);
  UPDATE pool_places SET entries = entries + 1, people = people + NEW.is_newest WHERE scope_id = NEW.scope_id AND place = NEW.place;
END;
--> statement-breakpoint
CREATE TRIGGER `pool_entries_uncounted` AFTER DELETE ON `pool_entries`
BEGIN
  UPDATE pool_places SET entries = entries - 1, people = people - OLD.is_newest WHERE scope_id = OLD.scope_id AND place = OLD.place;
  DELETE FROM pool_places WHERE scope_id = OLD.scope_id AND place = OLD.place AND entries <= 0;
END;
