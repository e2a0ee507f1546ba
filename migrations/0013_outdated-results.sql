CREATE INDEX `b2b_candidates_engine_idx` ON `b2b_candidates` (`engine_version`) WHERE analysis_status = 'completed';--> statement-breakpoint
CREATE INDEX `job_analyses_engine_idx` ON `job_analyses` (`engine_version`,`id`);--> statement-breakpoint
CREATE INDEX `resume_analyses_engine_idx` ON `resume_analyses` (`engine_version`,`id`);