-- Written by hand, as 0014_constraints.sql says: no table is rebuilt. The column that carries the constraints is virtual and
-- stores nothing, so it can go and come again with the states that a paid session has.
ALTER TABLE `coaching_bookings` DROP COLUMN `constraints`;
--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `place` text;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `proposed_start` integer;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `proposed_place` text;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `proposal_expires_at` integer;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `coach_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `order_id` text REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `move_asked_at` integer;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `coaching_bookings` ADD COLUMN `constraints` integer GENERATED ALWAYS AS (NULL) VIRTUAL
  CONSTRAINT `coaching_bookings_session_type_known` CHECK (session_type in ('career-strategy', 'resume-deep-dive'))
  CONSTRAINT `coaching_bookings_time_slot_known` CHECK (time_slot in ('morning', 'afternoon', 'evening'))
  CONSTRAINT `coaching_bookings_state_known` CHECK (state in ('new', 'answered', 'proposed', 'expired', 'booked', 'cancelled', 'done'))
  CONSTRAINT `coaching_bookings_sequence_least` CHECK (sequence >= 0);
--> statement-breakpoint
CREATE INDEX `coaching_bookings_hour_idx` ON `coaching_bookings` (`state`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `coaching_bookings_coach_idx` ON `coaching_bookings` (`coach_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `coaching_bookings_proposal_idx` ON `coaching_bookings` (`proposal_expires_at`) WHERE proposal_expires_at is not null;--> statement-breakpoint
CREATE INDEX `orders_sessions_idx` ON `orders` (`updated_at`) WHERE kind = 'coaching' and status = 'paid';--> statement-breakpoint
CREATE INDEX `orders_booking_idx` ON `orders` (`booking_id`) WHERE booking_id <> '';
