CREATE INDEX `job_boards_name_idx` ON `job_boards` (case company when '' then token else company end collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `job_boards_failing_idx` ON `job_boards` (case company when '' then token else company end collate nocase,`id`) WHERE failures > 0;--> statement-breakpoint
CREATE INDEX `job_boards_stopped_idx` ON `job_boards` (case company when '' then token else company end collate nocase,`id`) WHERE next_read_at is null;--> statement-breakpoint
CREATE INDEX `job_postings_open_idx` ON `job_postings` (`board_id`) WHERE closed_at is null;