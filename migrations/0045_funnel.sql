CREATE TABLE `funnel_weeks` (
	`week_start` integer NOT NULL,
	`step` text NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`week_start`, `step`),
	CONSTRAINT "funnel_weeks_step_known" CHECK(step in ('visited', 'registered', 'verified', 'uploaded', 'analysed', 'paid')),
	CONSTRAINT "funnel_weeks_times_least" CHECK(times >= 1)
);
