CREATE TABLE `payment_question` (
	`source` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`form` text NOT NULL,
	`reference` text NOT NULL,
	`order_number` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`source`, `id`)
);
--> statement-breakpoint
CREATE INDEX `payment_question_open` ON `payment_question` (`settled_at`,`at`);--> statement-breakpoint
CREATE INDEX `payment_question_order` ON `payment_question` (`order_number`);