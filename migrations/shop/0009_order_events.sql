CREATE TABLE `order_event` (
	`order_number` text NOT NULL,
	`seq` integer NOT NULL,
	`type` text NOT NULL,
	`amount` integer,
	`source` text NOT NULL,
	`id` text NOT NULL,
	`note` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_number`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_event_id` ON `order_event` (`source`,`id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `is_accepted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `charged` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `authorised` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `captured` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `released` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `received` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `reversed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `last_event` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders from before cost what they cost, save those of which nothing is kept.
UPDATE `orders` SET `charged` = `grand_total` WHERE `status` NOT IN ('canceled', 'expired');
