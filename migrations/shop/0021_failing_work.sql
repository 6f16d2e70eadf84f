CREATE TABLE `failing_work` (
	`name` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`since` integer NOT NULL,
	`failed_at` integer NOT NULL
);
