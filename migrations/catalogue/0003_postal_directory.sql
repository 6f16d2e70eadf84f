CREATE TABLE `postal_block` (
	`prefix` integer PRIMARY KEY NOT NULL,
	`codes` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `postal_directory` (
	`id` integer PRIMARY KEY NOT NULL,
	`blocks` integer NOT NULL,
	`codes` integer NOT NULL,
	`settlements` integer NOT NULL,
	`municipalities` text NOT NULL,
	`imported_at` integer NOT NULL,
	CONSTRAINT "postal_directory_one" CHECK("postal_directory"."id" = 1),
	CONSTRAINT "postal_directory_whole" CHECK("postal_directory"."blocks" > 0)
);
--> statement-breakpoint
CREATE TABLE `staged_postal_block` (
	`run` text NOT NULL,
	`prefix` integer NOT NULL,
	`codes` text NOT NULL,
	`began_at` integer NOT NULL,
	PRIMARY KEY(`run`, `prefix`)
);
