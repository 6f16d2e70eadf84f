CREATE TABLE `password_reset` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`event` integer NOT NULL,
	`password_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_reset_token_hash_unique` ON `password_reset` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_reset_expiry` ON `password_reset` (`expires_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `failure` text;