CREATE TABLE `sub_processor_notices` (
	`company_id` text NOT NULL,
	`sub_processor` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`company_id`, `sub_processor`),
	FOREIGN KEY (`company_id`) REFERENCES `b2b_companies`(`id`) ON UPDATE no action ON DELETE cascade
);
