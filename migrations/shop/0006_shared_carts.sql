CREATE TABLE `shared_cart` (
	`hash` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`owner` text NOT NULL,
	`lines` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shared_cart_owner` ON `shared_cart` (`owner`);--> statement-breakpoint
CREATE INDEX `shared_cart_expires` ON `shared_cart` (`expires_at`);