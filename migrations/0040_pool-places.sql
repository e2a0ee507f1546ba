DROP INDEX `pool_entries_people_idx`;--> statement-breakpoint
ALTER TABLE `pool_entries` ADD `place` text;--> statement-breakpoint
CREATE INDEX `pool_entries_people_idx` ON `pool_entries` (`scope_id`,`number`,`place`) WHERE is_newest = 1;
--> statement-breakpoint
-- Whatever makes an entry, its place comes with it, and changes as the applicant's does.
CREATE TRIGGER `pool_entries_place` AFTER INSERT ON `pool_entries`
BEGIN
  UPDATE pool_entries SET place = (SELECT c.candidate_location FROM pool_numbers AS n JOIN b2b_candidates AS c ON c.id = n.applicant_id WHERE n.number = NEW.number)
  WHERE number = NEW.number AND scope_id = NEW.scope_id;
END;
--> statement-breakpoint
CREATE TRIGGER `b2b_candidates_pool_place` AFTER UPDATE OF candidate_location ON `b2b_candidates` WHEN OLD.candidate_location IS NOT NEW.candidate_location
BEGIN
  UPDATE pool_entries SET place = NEW.candidate_location WHERE number = (SELECT number FROM pool_numbers WHERE applicant_id = NEW.id);
END;
--> statement-breakpoint
UPDATE pool_entries SET place = (SELECT c.candidate_location FROM pool_numbers AS n JOIN b2b_candidates AS c ON c.id = n.applicant_id WHERE n.number = pool_entries.number);
