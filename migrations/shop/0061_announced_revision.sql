CREATE TABLE `announced_revision` (
	`store` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL
);
