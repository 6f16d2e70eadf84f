CREATE TABLE `card_payment` (
	`key` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`store` text NOT NULL,
	`payment_id` text,
	`url` text,
	`return_url` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`is_pending` integer DEFAULT false NOT NULL,
	`decline` text,
	`held` integer DEFAULT 0 NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`movements` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_ask_at` integer,
	`asks` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_payment_id` ON `card_payment` (`payment_id`);--> statement-breakpoint
CREATE INDEX `card_payment_order` ON `card_payment` (`order_number`);--> statement-breakpoint
CREATE INDEX `card_payment_due` ON `card_payment` (`next_ask_at`);--> statement-breakpoint
CREATE INDEX `card_payment_held` ON `card_payment` (`held`);--> statement-breakpoint
CREATE TABLE `payment_ask` (
	`key` text PRIMARY KEY NOT NULL,
	`payment_key` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`settled_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_ask_open` ON `payment_ask` (`payment_key`,`kind`) WHERE "payment_ask"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX `payment_ask_due` ON `payment_ask` (`settled_at`,`next_attempt_at`);