CREATE TABLE `import_part` (
	`version` integer NOT NULL,
	`source` text NOT NULL,
	`entity` text NOT NULL,
	`position` integer NOT NULL,
	`accepted` integer NOT NULL,
	`skipped` text NOT NULL,
	PRIMARY KEY(`version`, `source`, `position`)
);
