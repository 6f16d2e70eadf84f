CREATE TABLE `refund` (
	`order_number` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refund_due` ON `refund` (`due_at`) WHERE due_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `order_event` ADD `items` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `gone` text DEFAULT '{}' NOT NULL;