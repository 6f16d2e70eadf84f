CREATE TABLE `category_filter` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`place` integer NOT NULL,
	`code` text NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `place`)
);
