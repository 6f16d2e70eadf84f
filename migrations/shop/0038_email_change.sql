CREATE TABLE `email_change` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`token_hash` text NOT NULL,
	`event` integer NOT NULL,
	`keep` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_change_token_hash_unique` ON `email_change` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_change_expiry` ON `email_change` (`expires_at`);--> statement-breakpoint
CREATE TABLE `email_undo` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_undo_customer` ON `email_undo` (`customer_id`);--> statement-breakpoint
CREATE INDEX `email_undo_expiry` ON `email_undo` (`expires_at`);--> statement-breakpoint
ALTER TABLE `customer_address` ADD `position` integer DEFAULT 0 NOT NULL;