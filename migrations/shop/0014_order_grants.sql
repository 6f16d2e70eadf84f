CREATE TABLE `order_grant` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`order_number` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_grant_until` ON `order_grant` (`until`);