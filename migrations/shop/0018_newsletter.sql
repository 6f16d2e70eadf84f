CREATE TABLE `newsletter` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirm_hash` text,
	`confirmed_at` integer,
	`ended_at` integer,
	`end_token` text NOT NULL,
	`coupon` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_confirm_hash_unique` ON `newsletter` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_end_token_unique` ON `newsletter` (`end_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_email` ON `newsletter` (`store`,`email_key`);--> statement-breakpoint
CREATE INDEX `newsletter_coupon` ON `newsletter` (`store`,`coupon`);