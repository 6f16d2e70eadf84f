CREATE TABLE `refund_account` (
	`order_number` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`way` text NOT NULL,
	`clabe` text,
	`holder` text,
	`given_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `refund` ADD `ask_at` integer;--> statement-breakpoint
ALTER TABLE `refund` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `refund_ask` ON `refund` (`ask_at`) WHERE ask_at IS NOT NULL;