CREATE TABLE `contact_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`subject` text NOT NULL,
	`order_number` text NOT NULL,
	`message` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_message_key_hash_unique` ON `contact_message` (`key_hash`);--> statement-breakpoint
CREATE INDEX `contact_message_store` ON `contact_message` (`store`,`subject`,`id`);