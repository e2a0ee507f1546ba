CREATE TABLE `pool_entries` (
	`number` integer NOT NULL,
	`scope_id` text NOT NULL,
	`person_key` text NOT NULL,
	`is_newest` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`number`, `scope_id`)
);
--> statement-breakpoint
CREATE INDEX `pool_entries_scope_idx` ON `pool_entries` (`scope_id`,`number`);--> statement-breakpoint
CREATE INDEX `pool_entries_people_idx` ON `pool_entries` (`scope_id`,`number`) WHERE is_newest = 1;--> statement-breakpoint
CREATE INDEX `pool_entries_person_idx` ON `pool_entries` (`person_key`,`scope_id`,`number`,`is_newest`);--> statement-breakpoint
CREATE TABLE `pool_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`applicant_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pool_numbers_applicant_id_unique` ON `pool_numbers` (`applicant_id`);--> statement-breakpoint
ALTER TABLE `b2b_candidates` ADD `known_skills` text;
--> statement-breakpoint
-- Words are found by their beginnings, without regard to accents; "c++" and "c#" are words. Its "secure-delete" would look each word up in
-- lists as long as the pool: twelve milliseconds for each person who is erased; `tidy-pool-search` merges what is left of them instead.
CREATE VIRTUAL TABLE `pool_search` USING fts5(tags, name, email, titles, skills, place, tokenize = "unicode61 remove_diacritics 2 tokenchars '+#'", prefix = '2 3');
--> statement-breakpoint
-- Whoever writes an applicant's row, the pools change with it: analysed rows enter, unless another row stands for them.
CREATE TRIGGER `b2b_candidates_into_pool` AFTER INSERT ON `b2b_candidates` WHEN (NEW.analysis_status = 'completed' AND NEW.duplicate_of IS NULL)
BEGIN
  INSERT INTO pool_numbers (number, applicant_id)
  SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM pool_numbers WHERE number = NEW.created_at * 4096) THEN NEW.created_at * 4096
    ELSE (SELECT n.number + 1 FROM pool_numbers AS n WHERE n.number >= NEW.created_at * 4096
      AND NOT EXISTS (SELECT 1 FROM pool_numbers AS next WHERE next.number = n.number + 1) ORDER BY n.number LIMIT 1) END, NEW.id
  WHERE NEW.analysis_status = 'completed' AND NEW.duplicate_of IS NULL
    AND EXISTS (SELECT 1 FROM campaigns WHERE id = NEW.campaign_id AND deleted_at IS NULL);
  INSERT INTO pool_search (rowid, tags, name, email, titles, skills, place)
  SELECT n.number,
    'c' || replace(NEW.company_id, '-', '') || ' g' || coalesce(NEW.candidate_gender, 'none') || CASE WHEN NEW.experience_months >= 12 THEN ' y1' ELSE '' END || CASE WHEN NEW.experience_months >= 24 THEN ' y2' ELSE '' END || CASE WHEN NEW.experience_months >= 36 THEN ' y3' ELSE '' END || CASE WHEN NEW.experience_months >= 60 THEN ' y5' ELSE '' END || CASE WHEN NEW.experience_months >= 96 THEN ' y8' ELSE '' END || CASE WHEN NEW.experience_months >= 120 THEN ' y10' ELSE '' END || CASE WHEN NEW.experience_months >= 180 THEN ' y15' ELSE '' END || CASE WHEN NEW.experience_months >= 240 THEN ' y20' ELSE '' END,
    NEW.candidate_name,
    NEW.candidate_email,
    coalesce(NEW.current_title, '') || ' / ' || coalesce((SELECT group_concat(json_extract(value, '$.job_title'), ' / ') FROM json_each(NEW.experience_history)), ''),
    CASE WHEN NEW.known_skills IS NOT NULL THEN (SELECT group_concat(value, ' / ') FROM json_each(NEW.known_skills)) ELSE (SELECT group_concat(value, ' / ') FROM (SELECT value FROM json_each(NEW.core_skills) UNION SELECT value FROM json_each(NEW.preferred_skills) UNION SELECT value FROM json_each(NEW.emerging_skills) UNION SELECT value FROM json_each(NEW.soft_skills))) END,
    NEW.candidate_location
  FROM pool_numbers AS n WHERE n.applicant_id = NEW.id;
  INSERT INTO pool_entries (number, scope_id, person_key)
  SELECT n.number, scope.id, coalesce(lower(NEW.candidate_email), NEW.id) FROM pool_numbers AS n, (
    SELECT NEW.company_id AS id
    UNION SELECT agent_id FROM campaigns WHERE id = NEW.campaign_id
    UNION SELECT agent_id FROM campaign_shares WHERE campaign_id = NEW.campaign_id) AS scope
  WHERE n.applicant_id = NEW.id;
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key = coalesce(lower(NEW.candidate_email), NEW.id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_pool_moved` AFTER UPDATE OF analysis_status, duplicate_of, candidate_email, created_at ON `b2b_candidates`
WHEN ((OLD.analysis_status = 'completed' AND OLD.duplicate_of IS NULL) OR (NEW.analysis_status = 'completed' AND NEW.duplicate_of IS NULL)) AND (OLD.analysis_status IS NOT NEW.analysis_status
  OR OLD.duplicate_of IS NOT NEW.duplicate_of
  OR OLD.candidate_email IS NOT NEW.candidate_email
  OR OLD.created_at IS NOT NEW.created_at)
BEGIN
  DELETE FROM pool_entries WHERE number = (SELECT number FROM pool_numbers WHERE applicant_id = OLD.id);
  DELETE FROM pool_search WHERE rowid = (SELECT number FROM pool_numbers WHERE applicant_id = OLD.id);
  DELETE FROM pool_numbers WHERE applicant_id = OLD.id;
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key = coalesce(lower(OLD.candidate_email), OLD.id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
  INSERT INTO pool_numbers (number, applicant_id)
  SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM pool_numbers WHERE number = NEW.created_at * 4096) THEN NEW.created_at * 4096
    ELSE (SELECT n.number + 1 FROM pool_numbers AS n WHERE n.number >= NEW.created_at * 4096
      AND NOT EXISTS (SELECT 1 FROM pool_numbers AS next WHERE next.number = n.number + 1) ORDER BY n.number LIMIT 1) END, NEW.id
  WHERE NEW.analysis_status = 'completed' AND NEW.duplicate_of IS NULL
    AND EXISTS (SELECT 1 FROM campaigns WHERE id = NEW.campaign_id AND deleted_at IS NULL);
  INSERT INTO pool_search (rowid, tags, name, email, titles, skills, place)
  SELECT n.number,
    'c' || replace(NEW.company_id, '-', '') || ' g' || coalesce(NEW.candidate_gender, 'none') || CASE WHEN NEW.experience_months >= 12 THEN ' y1' ELSE '' END || CASE WHEN NEW.experience_months >= 24 THEN ' y2' ELSE '' END || CASE WHEN NEW.experience_months >= 36 THEN ' y3' ELSE '' END || CASE WHEN NEW.experience_months >= 60 THEN ' y5' ELSE '' END || CASE WHEN NEW.experience_months >= 96 THEN ' y8' ELSE '' END || CASE WHEN NEW.experience_months >= 120 THEN ' y10' ELSE '' END || CASE WHEN NEW.experience_months >= 180 THEN ' y15' ELSE '' END || CASE WHEN NEW.experience_months >= 240 THEN ' y20' ELSE '' END,
    NEW.candidate_name,
    NEW.candidate_email,
    coalesce(NEW.current_title, '') || ' / ' || coalesce((SELECT group_concat(json_extract(value, '$.job_title'), ' / ') FROM json_each(NEW.experience_history)), ''),
    CASE WHEN NEW.known_skills IS NOT NULL THEN (SELECT group_concat(value, ' / ') FROM json_each(NEW.known_skills)) ELSE (SELECT group_concat(value, ' / ') FROM (SELECT value FROM json_each(NEW.core_skills) UNION SELECT value FROM json_each(NEW.preferred_skills) UNION SELECT value FROM json_each(NEW.emerging_skills) UNION SELECT value FROM json_each(NEW.soft_skills))) END,
    NEW.candidate_location
  FROM pool_numbers AS n WHERE n.applicant_id = NEW.id;
  INSERT INTO pool_entries (number, scope_id, person_key)
  SELECT n.number, scope.id, coalesce(lower(NEW.candidate_email), NEW.id) FROM pool_numbers AS n, (
    SELECT NEW.company_id AS id
    UNION SELECT agent_id FROM campaigns WHERE id = NEW.campaign_id
    UNION SELECT agent_id FROM campaign_shares WHERE campaign_id = NEW.campaign_id) AS scope
  WHERE n.applicant_id = NEW.id;
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key = coalesce(lower(NEW.candidate_email), NEW.id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
-- Its words alone have changed.
CREATE TRIGGER `b2b_candidates_pool_reworded` AFTER UPDATE OF candidate_name, candidate_location, candidate_gender, current_title, experience_months, experience_history, known_skills, core_skills, preferred_skills, emerging_skills, soft_skills ON `b2b_candidates`
WHEN (NEW.analysis_status = 'completed' AND NEW.duplicate_of IS NULL) AND OLD.analysis_status IS NEW.analysis_status AND OLD.duplicate_of IS NEW.duplicate_of AND OLD.candidate_email IS NEW.candidate_email AND OLD.created_at IS NEW.created_at AND (OLD.candidate_name IS NOT NEW.candidate_name
  OR OLD.candidate_location IS NOT NEW.candidate_location
  OR OLD.candidate_gender IS NOT NEW.candidate_gender
  OR OLD.current_title IS NOT NEW.current_title
  OR OLD.experience_months IS NOT NEW.experience_months
  OR OLD.experience_history IS NOT NEW.experience_history
  OR OLD.known_skills IS NOT NEW.known_skills
  OR OLD.core_skills IS NOT NEW.core_skills
  OR OLD.preferred_skills IS NOT NEW.preferred_skills
  OR OLD.emerging_skills IS NOT NEW.emerging_skills
  OR OLD.soft_skills IS NOT NEW.soft_skills)
BEGIN
  UPDATE pool_search SET
    tags = 'c' || replace(NEW.company_id, '-', '') || ' g' || coalesce(NEW.candidate_gender, 'none') || CASE WHEN NEW.experience_months >= 12 THEN ' y1' ELSE '' END || CASE WHEN NEW.experience_months >= 24 THEN ' y2' ELSE '' END || CASE WHEN NEW.experience_months >= 36 THEN ' y3' ELSE '' END || CASE WHEN NEW.experience_months >= 60 THEN ' y5' ELSE '' END || CASE WHEN NEW.experience_months >= 96 THEN ' y8' ELSE '' END || CASE WHEN NEW.experience_months >= 120 THEN ' y10' ELSE '' END || CASE WHEN NEW.experience_months >= 180 THEN ' y15' ELSE '' END || CASE WHEN NEW.experience_months >= 240 THEN ' y20' ELSE '' END,
    name = NEW.candidate_name,
    email = NEW.candidate_email,
    titles = coalesce(NEW.current_title, '') || ' / ' || coalesce((SELECT group_concat(json_extract(value, '$.job_title'), ' / ') FROM json_each(NEW.experience_history)), ''),
    skills = CASE WHEN NEW.known_skills IS NOT NULL THEN (SELECT group_concat(value, ' / ') FROM json_each(NEW.known_skills)) ELSE (SELECT group_concat(value, ' / ') FROM (SELECT value FROM json_each(NEW.core_skills) UNION SELECT value FROM json_each(NEW.preferred_skills) UNION SELECT value FROM json_each(NEW.emerging_skills) UNION SELECT value FROM json_each(NEW.soft_skills))) END,
    place = NEW.candidate_location
  WHERE rowid = (SELECT number FROM pool_numbers WHERE applicant_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_out_of_pool` AFTER DELETE ON `b2b_candidates` WHEN (OLD.analysis_status = 'completed' AND OLD.duplicate_of IS NULL)
BEGIN
  DELETE FROM pool_entries WHERE number = (SELECT number FROM pool_numbers WHERE applicant_id = OLD.id);
  DELETE FROM pool_search WHERE rowid = (SELECT number FROM pool_numbers WHERE applicant_id = OLD.id);
  DELETE FROM pool_numbers WHERE applicant_id = OLD.id;
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key = coalesce(lower(OLD.candidate_email), OLD.id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
-- A deleted thread leaves all pools at once; the words of its applicants go as they are erased.
CREATE TRIGGER `campaigns_pool_deleted` AFTER UPDATE OF deleted_at ON `campaigns` WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL
BEGIN
  DELETE FROM pool_entries WHERE number IN (SELECT n.number FROM b2b_candidates AS c JOIN pool_numbers AS n ON n.applicant_id = c.id WHERE c.campaign_id = NEW.id);
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key IN (SELECT coalesce(lower(c.candidate_email), c.id) FROM b2b_candidates AS c WHERE c.campaign_id = NEW.id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_pool_passed` AFTER UPDATE OF agent_id ON `campaigns` WHEN OLD.agent_id <> NEW.agent_id AND NEW.deleted_at IS NULL
BEGIN
  DELETE FROM pool_entries WHERE scope_id = OLD.agent_id AND number IN (SELECT n.number FROM b2b_candidates AS c JOIN pool_numbers AS n ON n.applicant_id = c.id WHERE c.campaign_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM campaign_shares WHERE campaign_id = NEW.id AND agent_id = OLD.agent_id);
  INSERT OR IGNORE INTO pool_entries (number, scope_id, person_key)
  SELECT n.number, NEW.agent_id, coalesce(lower(c.candidate_email), c.id)
  FROM b2b_candidates AS c JOIN pool_numbers AS n ON n.applicant_id = c.id
  WHERE c.campaign_id = NEW.id AND 1;
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key IN (SELECT coalesce(lower(c.candidate_email), c.id) FROM b2b_candidates AS c WHERE c.campaign_id = NEW.id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
CREATE TRIGGER `campaign_shares_into_pool` AFTER INSERT ON `campaign_shares`
BEGIN
  INSERT OR IGNORE INTO pool_entries (number, scope_id, person_key)
  SELECT n.number, NEW.agent_id, coalesce(lower(c.candidate_email), c.id)
  FROM b2b_candidates AS c JOIN pool_numbers AS n ON n.applicant_id = c.id
  WHERE c.campaign_id = NEW.campaign_id AND EXISTS (SELECT 1 FROM campaigns WHERE id = NEW.campaign_id AND deleted_at IS NULL);
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key IN (SELECT coalesce(lower(c.candidate_email), c.id) FROM b2b_candidates AS c WHERE c.campaign_id = NEW.campaign_id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
CREATE TRIGGER `campaign_shares_out_of_pool` AFTER DELETE ON `campaign_shares`
WHEN NOT EXISTS (SELECT 1 FROM campaigns WHERE id = OLD.campaign_id AND agent_id = OLD.agent_id)
BEGIN
  DELETE FROM pool_entries WHERE scope_id = OLD.agent_id AND number IN (SELECT n.number FROM b2b_candidates AS c JOIN pool_numbers AS n ON n.applicant_id = c.id WHERE c.campaign_id = OLD.campaign_id);
  UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key IN (SELECT coalesce(lower(c.candidate_email), c.id) FROM b2b_candidates AS c WHERE c.campaign_id = OLD.campaign_id)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
END;
--> statement-breakpoint
INSERT INTO pool_numbers (number, applicant_id)
SELECT created_at * 4096 + row_number() OVER (PARTITION BY created_at ORDER BY id) - 1, id
FROM b2b_candidates WHERE analysis_status = 'completed' AND duplicate_of IS NULL
  AND campaign_id IN (SELECT id FROM campaigns WHERE deleted_at IS NULL);
--> statement-breakpoint
INSERT INTO pool_search (rowid, tags, name, email, titles, skills, place)
  SELECT n.number,
    'c' || replace(c.company_id, '-', '') || ' g' || coalesce(c.candidate_gender, 'none') || CASE WHEN c.experience_months >= 12 THEN ' y1' ELSE '' END || CASE WHEN c.experience_months >= 24 THEN ' y2' ELSE '' END || CASE WHEN c.experience_months >= 36 THEN ' y3' ELSE '' END || CASE WHEN c.experience_months >= 60 THEN ' y5' ELSE '' END || CASE WHEN c.experience_months >= 96 THEN ' y8' ELSE '' END || CASE WHEN c.experience_months >= 120 THEN ' y10' ELSE '' END || CASE WHEN c.experience_months >= 180 THEN ' y15' ELSE '' END || CASE WHEN c.experience_months >= 240 THEN ' y20' ELSE '' END,
    c.candidate_name,
    c.candidate_email,
    coalesce(c.current_title, '') || ' / ' || coalesce((SELECT group_concat(json_extract(value, '$.job_title'), ' / ') FROM json_each(c.experience_history)), ''),
    CASE WHEN c.known_skills IS NOT NULL THEN (SELECT group_concat(value, ' / ') FROM json_each(c.known_skills)) ELSE (SELECT group_concat(value, ' / ') FROM (SELECT value FROM json_each(c.core_skills) UNION SELECT value FROM json_each(c.preferred_skills) UNION SELECT value FROM json_each(c.emerging_skills) UNION SELECT value FROM json_each(c.soft_skills))) END,
    c.candidate_location
  FROM b2b_candidates AS c JOIN pool_numbers AS n ON n.applicant_id = c.id;
--> statement-breakpoint
INSERT INTO pool_entries (number, scope_id, person_key)
SELECT n.number, scope.id, coalesce(lower(c.candidate_email), c.id)
FROM b2b_candidates AS c
JOIN pool_numbers AS n ON n.applicant_id = c.id
JOIN (SELECT id AS campaign_id, company_id AS id FROM campaigns
  UNION SELECT id, agent_id FROM campaigns
  UNION SELECT campaign_id, agent_id FROM campaign_shares) AS scope ON scope.campaign_id = c.campaign_id;
--> statement-breakpoint
UPDATE pool_entries SET is_newest = 1 - is_newest
  WHERE person_key IN (SELECT person_key FROM pool_entries GROUP BY person_key HAVING count(*) > 1)
    AND is_newest <> (number = (SELECT max(e.number) FROM pool_entries AS e WHERE e.person_key = pool_entries.person_key AND e.scope_id = pool_entries.scope_id));
