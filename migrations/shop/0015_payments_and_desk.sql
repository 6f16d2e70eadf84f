CREATE TABLE `unresolved_order` (
	`store` text NOT NULL,
	`order_id` text NOT NULL,
	`sent_at` integer NOT NULL,
	`given_up_at` integer NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`store`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `unresolved_order_open` ON `unresolved_order` (`store`,`settled_at`,`given_up_at`);--> statement-breakpoint
ALTER TABLE `card_payment` ADD `capture` text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE `card_payment` ADD `months` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `card_payment` ADD `held_until` integer;