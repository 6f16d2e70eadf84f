CREATE TABLE `category_facet` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`code` text NOT NULL,
	`value` text NOT NULL,
	`part` integer NOT NULL,
	`places` text NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `code`, `value`, `part`)
);
--> statement-breakpoint
CREATE TABLE `category_place` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`place` integer NOT NULL,
	`pid` integer NOT NULL,
	`id` integer NOT NULL,
	`final_gross` integer NOT NULL,
	`discount` integer NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `category_place_pid` ON `category_place` (`pid`);