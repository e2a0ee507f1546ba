CREATE TABLE `campaign_counts` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`applicants` integer DEFAULT 0 NOT NULL,
	`pending` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`completed` integer DEFAULT 0 NOT NULL,
	`shortlisted` integer DEFAULT 0 NOT NULL,
	`relevancy_sum` integer DEFAULT 0 NOT NULL,
	`relevancy_known` integer DEFAULT 0 NOT NULL,
	`skills_sum` integer DEFAULT 0 NOT NULL,
	`skills_known` integer DEFAULT 0 NOT NULL,
	`experience_sum` integer DEFAULT 0 NOT NULL,
	`experience_known` integer DEFAULT 0 NOT NULL,
	`strong` integer DEFAULT 0 NOT NULL,
	`fair` integer DEFAULT 0 NOT NULL,
	`place_matched` integer DEFAULT 0 NOT NULL,
	`male` integer DEFAULT 0 NOT NULL,
	`female` integer DEFAULT 0 NOT NULL,
	`other_gender` integer DEFAULT 0 NOT NULL,
	`gate_failed` integer DEFAULT 0 NOT NULL,
	`hidden_text` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_places` (
	`campaign_id` text NOT NULL,
	`place` text NOT NULL,
	`applicants` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `place`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
-- Each thread has its row of figures from its first moment; the triggers below only change it.
CREATE TRIGGER `campaign_counts_begin` AFTER INSERT ON `campaigns`
BEGIN
  INSERT INTO campaign_counts (campaign_id) VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_counted` AFTER INSERT ON `b2b_candidates`
BEGIN
  UPDATE campaign_counts SET
    applicants = applicants + 1,
    pending = pending + (NEW.analysis_status = 'pending'),
    failed = failed + (NEW.analysis_status = 'failed'),
    completed = completed + (NEW.analysis_status = 'completed'),
    shortlisted = shortlisted + (NEW.shortlisted_at IS NOT NULL),
    relevancy_sum = relevancy_sum + CASE WHEN (NEW.analysis_status <> 'pending' AND NEW.relevancy_score IS NOT NULL) THEN CAST(round(NEW.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_known = relevancy_known + (NEW.analysis_status <> 'pending' AND NEW.relevancy_score IS NOT NULL),
    skills_sum = skills_sum + CASE WHEN (NEW.analysis_status <> 'pending' AND NEW.skills_match_score IS NOT NULL) THEN CAST(round(NEW.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_known = skills_known + (NEW.analysis_status <> 'pending' AND NEW.skills_match_score IS NOT NULL),
    experience_sum = experience_sum + CASE WHEN (NEW.analysis_status <> 'pending' AND NEW.experience_match_score IS NOT NULL) THEN CAST(round(NEW.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_known = experience_known + (NEW.analysis_status <> 'pending' AND NEW.experience_match_score IS NOT NULL),
    strong = strong + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, 0) >= 70),
    fair = fair + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, 0) >= 40 AND NEW.relevancy_score < 70),
    place_matched = place_matched + (NEW.analysis_status <> 'pending' AND coalesce(NEW.location_match, 0) = 1),
    male = male + (NEW.analysis_status = 'completed' AND coalesce(NEW.candidate_gender, '') = 'male'),
    female = female + (NEW.analysis_status = 'completed' AND coalesce(NEW.candidate_gender, '') = 'female'),
    other_gender = other_gender + (NEW.analysis_status = 'completed' AND coalesce(NEW.candidate_gender, '') = 'other'),
    gate_failed = gate_failed + (NEW.analysis_status = 'completed' AND coalesce(NEW.gates_failed, 0) > 0),
    hidden_text = hidden_text + (NEW.hidden_text_count > 0)
  WHERE campaign_id = NEW.campaign_id AND NEW.duplicate_of IS NULL;
  INSERT INTO campaign_places (campaign_id, place, applicants)
  SELECT NEW.campaign_id, NEW.candidate_location, 0
  WHERE NEW.duplicate_of IS NULL AND NEW.candidate_location IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM campaign_places WHERE campaign_id = NEW.campaign_id AND place = NEW.candidate_location);
  UPDATE campaign_places SET applicants = applicants + 1 WHERE campaign_id = NEW.campaign_id AND place = NEW.candidate_location AND NEW.duplicate_of IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_recounted` AFTER UPDATE OF campaign_id, analysis_status, shortlisted_at, relevancy_score, skills_match_score, experience_match_score, location_match, candidate_gender, candidate_location, gates_failed, hidden_text_count, duplicate_of ON `b2b_candidates`
WHEN OLD.campaign_id IS NOT NEW.campaign_id
  OR OLD.analysis_status IS NOT NEW.analysis_status
  OR OLD.shortlisted_at IS NOT NEW.shortlisted_at
  OR OLD.relevancy_score IS NOT NEW.relevancy_score
  OR OLD.skills_match_score IS NOT NEW.skills_match_score
  OR OLD.experience_match_score IS NOT NEW.experience_match_score
  OR OLD.location_match IS NOT NEW.location_match
  OR OLD.candidate_gender IS NOT NEW.candidate_gender
  OR OLD.candidate_location IS NOT NEW.candidate_location
  OR OLD.gates_failed IS NOT NEW.gates_failed
  OR OLD.hidden_text_count IS NOT NEW.hidden_text_count
  OR OLD.duplicate_of IS NOT NEW.duplicate_of
BEGIN
  UPDATE campaign_counts SET
    applicants = applicants - 1,
    pending = pending - (OLD.analysis_status = 'pending'),
    failed = failed - (OLD.analysis_status = 'failed'),
    completed = completed - (OLD.analysis_status = 'completed'),
    shortlisted = shortlisted - (OLD.shortlisted_at IS NOT NULL),
    relevancy_sum = relevancy_sum - CASE WHEN (OLD.analysis_status <> 'pending' AND OLD.relevancy_score IS NOT NULL) THEN CAST(round(OLD.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_known = relevancy_known - (OLD.analysis_status <> 'pending' AND OLD.relevancy_score IS NOT NULL),
    skills_sum = skills_sum - CASE WHEN (OLD.analysis_status <> 'pending' AND OLD.skills_match_score IS NOT NULL) THEN CAST(round(OLD.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_known = skills_known - (OLD.analysis_status <> 'pending' AND OLD.skills_match_score IS NOT NULL),
    experience_sum = experience_sum - CASE WHEN (OLD.analysis_status <> 'pending' AND OLD.experience_match_score IS NOT NULL) THEN CAST(round(OLD.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_known = experience_known - (OLD.analysis_status <> 'pending' AND OLD.experience_match_score IS NOT NULL),
    strong = strong - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, 0) >= 70),
    fair = fair - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, 0) >= 40 AND OLD.relevancy_score < 70),
    place_matched = place_matched - (OLD.analysis_status <> 'pending' AND coalesce(OLD.location_match, 0) = 1),
    male = male - (OLD.analysis_status = 'completed' AND coalesce(OLD.candidate_gender, '') = 'male'),
    female = female - (OLD.analysis_status = 'completed' AND coalesce(OLD.candidate_gender, '') = 'female'),
    other_gender = other_gender - (OLD.analysis_status = 'completed' AND coalesce(OLD.candidate_gender, '') = 'other'),
    gate_failed = gate_failed - (OLD.analysis_status = 'completed' AND coalesce(OLD.gates_failed, 0) > 0),
    hidden_text = hidden_text - (OLD.hidden_text_count > 0)
  WHERE campaign_id = OLD.campaign_id AND OLD.duplicate_of IS NULL;
  UPDATE campaign_places SET applicants = applicants - 1 WHERE campaign_id = OLD.campaign_id AND place = OLD.candidate_location AND OLD.duplicate_of IS NULL;
  DELETE FROM campaign_places WHERE campaign_id = OLD.campaign_id AND place = OLD.candidate_location AND applicants <= 0;
  UPDATE campaign_counts SET
    applicants = applicants + 1,
    pending = pending + (NEW.analysis_status = 'pending'),
    failed = failed + (NEW.analysis_status = 'failed'),
    completed = completed + (NEW.analysis_status = 'completed'),
    shortlisted = shortlisted + (NEW.shortlisted_at IS NOT NULL),
    relevancy_sum = relevancy_sum + CASE WHEN (NEW.analysis_status <> 'pending' AND NEW.relevancy_score IS NOT NULL) THEN CAST(round(NEW.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_known = relevancy_known + (NEW.analysis_status <> 'pending' AND NEW.relevancy_score IS NOT NULL),
    skills_sum = skills_sum + CASE WHEN (NEW.analysis_status <> 'pending' AND NEW.skills_match_score IS NOT NULL) THEN CAST(round(NEW.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_known = skills_known + (NEW.analysis_status <> 'pending' AND NEW.skills_match_score IS NOT NULL),
    experience_sum = experience_sum + CASE WHEN (NEW.analysis_status <> 'pending' AND NEW.experience_match_score IS NOT NULL) THEN CAST(round(NEW.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_known = experience_known + (NEW.analysis_status <> 'pending' AND NEW.experience_match_score IS NOT NULL),
    strong = strong + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, 0) >= 70),
    fair = fair + (NEW.analysis_status = 'completed' AND coalesce(NEW.relevancy_score, 0) >= 40 AND NEW.relevancy_score < 70),
    place_matched = place_matched + (NEW.analysis_status <> 'pending' AND coalesce(NEW.location_match, 0) = 1),
    male = male + (NEW.analysis_status = 'completed' AND coalesce(NEW.candidate_gender, '') = 'male'),
    female = female + (NEW.analysis_status = 'completed' AND coalesce(NEW.candidate_gender, '') = 'female'),
    other_gender = other_gender + (NEW.analysis_status = 'completed' AND coalesce(NEW.candidate_gender, '') = 'other'),
    gate_failed = gate_failed + (NEW.analysis_status = 'completed' AND coalesce(NEW.gates_failed, 0) > 0),
    hidden_text = hidden_text + (NEW.hidden_text_count > 0)
  WHERE campaign_id = NEW.campaign_id AND NEW.duplicate_of IS NULL;
  INSERT INTO campaign_places (campaign_id, place, applicants)
  SELECT NEW.campaign_id, NEW.candidate_location, 0
  WHERE NEW.duplicate_of IS NULL AND NEW.candidate_location IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM campaign_places WHERE campaign_id = NEW.campaign_id AND place = NEW.candidate_location);
  UPDATE campaign_places SET applicants = applicants + 1 WHERE campaign_id = NEW.campaign_id AND place = NEW.candidate_location AND NEW.duplicate_of IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_uncounted` AFTER DELETE ON `b2b_candidates`
BEGIN
  UPDATE campaign_counts SET
    applicants = applicants - 1,
    pending = pending - (OLD.analysis_status = 'pending'),
    failed = failed - (OLD.analysis_status = 'failed'),
    completed = completed - (OLD.analysis_status = 'completed'),
    shortlisted = shortlisted - (OLD.shortlisted_at IS NOT NULL),
    relevancy_sum = relevancy_sum - CASE WHEN (OLD.analysis_status <> 'pending' AND OLD.relevancy_score IS NOT NULL) THEN CAST(round(OLD.relevancy_score * 100) AS INTEGER) ELSE 0 END,
    relevancy_known = relevancy_known - (OLD.analysis_status <> 'pending' AND OLD.relevancy_score IS NOT NULL),
    skills_sum = skills_sum - CASE WHEN (OLD.analysis_status <> 'pending' AND OLD.skills_match_score IS NOT NULL) THEN CAST(round(OLD.skills_match_score * 100) AS INTEGER) ELSE 0 END,
    skills_known = skills_known - (OLD.analysis_status <> 'pending' AND OLD.skills_match_score IS NOT NULL),
    experience_sum = experience_sum - CASE WHEN (OLD.analysis_status <> 'pending' AND OLD.experience_match_score IS NOT NULL) THEN CAST(round(OLD.experience_match_score * 100) AS INTEGER) ELSE 0 END,
    experience_known = experience_known - (OLD.analysis_status <> 'pending' AND OLD.experience_match_score IS NOT NULL),
    strong = strong - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, 0) >= 70),
    fair = fair - (OLD.analysis_status = 'completed' AND coalesce(OLD.relevancy_score, 0) >= 40 AND OLD.relevancy_score < 70),
    place_matched = place_matched - (OLD.analysis_status <> 'pending' AND coalesce(OLD.location_match, 0) = 1),
    male = male - (OLD.analysis_status = 'completed' AND coalesce(OLD.candidate_gender, '') = 'male'),
    female = female - (OLD.analysis_status = 'completed' AND coalesce(OLD.candidate_gender, '') = 'female'),
    other_gender = other_gender - (OLD.analysis_status = 'completed' AND coalesce(OLD.candidate_gender, '') = 'other'),
    gate_failed = gate_failed - (OLD.analysis_status = 'completed' AND coalesce(OLD.gates_failed, 0) > 0),
    hidden_text = hidden_text - (OLD.hidden_text_count > 0)
  WHERE campaign_id = OLD.campaign_id AND OLD.duplicate_of IS NULL;
  UPDATE campaign_places SET applicants = applicants - 1 WHERE campaign_id = OLD.campaign_id AND place = OLD.candidate_location AND OLD.duplicate_of IS NULL;
  DELETE FROM campaign_places WHERE campaign_id = OLD.campaign_id AND place = OLD.candidate_location AND applicants <= 0;
END;
--> statement-breakpoint
INSERT INTO campaign_counts (campaign_id, applicants, pending, failed, completed, shortlisted, relevancy_sum, relevancy_known, skills_sum, skills_known, experience_sum, experience_known, strong, fair, place_matched, male, female, other_gender, gate_failed, hidden_text)
SELECT campaigns.id,
  count(b2b_candidates.id),
  coalesce(sum((b2b_candidates.analysis_status = 'pending')), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'failed')), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed')), 0),
  coalesce(sum((b2b_candidates.shortlisted_at IS NOT NULL)), 0),
  coalesce(sum(CASE WHEN (b2b_candidates.analysis_status <> 'pending' AND b2b_candidates.relevancy_score IS NOT NULL) THEN CAST(round(b2b_candidates.relevancy_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status <> 'pending' AND b2b_candidates.relevancy_score IS NOT NULL)), 0),
  coalesce(sum(CASE WHEN (b2b_candidates.analysis_status <> 'pending' AND b2b_candidates.skills_match_score IS NOT NULL) THEN CAST(round(b2b_candidates.skills_match_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status <> 'pending' AND b2b_candidates.skills_match_score IS NOT NULL)), 0),
  coalesce(sum(CASE WHEN (b2b_candidates.analysis_status <> 'pending' AND b2b_candidates.experience_match_score IS NOT NULL) THEN CAST(round(b2b_candidates.experience_match_score * 100) AS INTEGER) ELSE 0 END), 0),
  coalesce(sum((b2b_candidates.analysis_status <> 'pending' AND b2b_candidates.experience_match_score IS NOT NULL)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, 0) >= 70)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.relevancy_score, 0) >= 40 AND b2b_candidates.relevancy_score < 70)), 0),
  coalesce(sum((b2b_candidates.analysis_status <> 'pending' AND coalesce(b2b_candidates.location_match, 0) = 1)), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.candidate_gender, '') = 'male')), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.candidate_gender, '') = 'female')), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.candidate_gender, '') = 'other')), 0),
  coalesce(sum((b2b_candidates.analysis_status = 'completed' AND coalesce(b2b_candidates.gates_failed, 0) > 0)), 0),
  coalesce(sum((b2b_candidates.hidden_text_count > 0)), 0)
FROM campaigns
LEFT JOIN b2b_candidates ON b2b_candidates.campaign_id = campaigns.id AND b2b_candidates.duplicate_of IS NULL
GROUP BY campaigns.id;
--> statement-breakpoint
INSERT INTO campaign_places (campaign_id, place, applicants)
SELECT campaign_id, candidate_location, count(*)
FROM b2b_candidates
WHERE duplicate_of IS NULL AND candidate_location IS NOT NULL
GROUP BY campaign_id, candidate_location;
