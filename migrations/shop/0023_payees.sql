ALTER TABLE `unmatched_payment` RENAME COLUMN `order_number` TO `payee_id`;--> statement-breakpoint
ALTER TABLE `unmatched_payment` ADD `payee_kind` text;--> statement-breakpoint
UPDATE `unmatched_payment` SET `payee_kind` = 'order' WHERE `payee_id` IS NOT NULL;--> statement-breakpoint
DROP INDEX `unmatched_payment_order`;--> statement-breakpoint
CREATE INDEX `unmatched_payment_payee` ON `unmatched_payment` (`payee_kind`,`payee_id`);--> statement-breakpoint
CREATE TABLE `__new_card_payment` (
	`key` text PRIMARY KEY NOT NULL,
	`payee_kind` text NOT NULL,
	`payee_id` text NOT NULL,
	`store` text NOT NULL,
	`payment_id` text,
	`url` text,
	`return_url` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`capture` text DEFAULT 'manual' NOT NULL,
	`months` integer DEFAULT 1 NOT NULL,
	`state` text NOT NULL,
	`is_pending` integer DEFAULT false NOT NULL,
	`is_unchecked` integer DEFAULT false NOT NULL,
	`decline` text,
	`authorised` integer DEFAULT 0 NOT NULL,
	`authorised_until` integer,
	`captured` integer DEFAULT 0 NOT NULL,
	`movements` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_ask_at` integer,
	`asks` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_card_payment` (`key`, `payee_kind`, `payee_id`, `store`, `payment_id`, `url`, `return_url`, `amount`, `currency`, `capture`, `months`, `state`, `is_pending`, `is_unchecked`, `decline`, `authorised`, `authorised_until`, `captured`, `movements`, `created_at`, `next_ask_at`, `asks`)
SELECT `key`, 'order', `order_number`, `store`, `payment_id`, `url`, `return_url`, `amount`, `currency`, `capture`, `months`, `state`, `is_pending`, `state` = 'open', `decline`, `authorised`, `authorised_until`, `captured`, `movements`, `created_at`, `next_ask_at`, `asks` FROM `card_payment`;--> statement-breakpoint
CREATE TABLE `__new_payment_operation` (
	`key` text PRIMARY KEY NOT NULL,
	`payment_key` text NOT NULL,
	`payee_kind` text NOT NULL,
	`payee_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`finished_at` integer,
	`failure` text
);
--> statement-breakpoint
INSERT INTO `__new_payment_operation` (`key`, `payment_key`, `payee_kind`, `payee_id`, `kind`, `amount`, `created_at`, `next_attempt_at`, `attempts`, `finished_at`, `failure`)
SELECT `payment_operation`.`key`, `payment_key`, 'order', `order_number`, `kind`, `payment_operation`.`amount`, `payment_operation`.`created_at`, `next_attempt_at`, `attempts`, `finished_at`, `failure` FROM `payment_operation` JOIN `card_payment` ON `card_payment`.`key` = `payment_key`;--> statement-breakpoint
DROP TABLE `card_payment`;--> statement-breakpoint
ALTER TABLE `__new_card_payment` RENAME TO `card_payment`;--> statement-breakpoint
CREATE UNIQUE INDEX `card_payment_id` ON `card_payment` (`payment_id`);--> statement-breakpoint
CREATE INDEX `card_payment_payee` ON `card_payment` (`payee_kind`,`payee_id`);--> statement-breakpoint
CREATE INDEX `card_payment_due` ON `card_payment` (`next_ask_at`);--> statement-breakpoint
CREATE INDEX `card_payment_authorised` ON `card_payment` (`authorised`);--> statement-breakpoint
DROP TABLE `payment_operation`;--> statement-breakpoint
ALTER TABLE `__new_payment_operation` RENAME TO `payment_operation`;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_operation_open` ON `payment_operation` (`payment_key`,`kind`) WHERE "payment_operation"."finished_at" IS NULL;--> statement-breakpoint
CREATE INDEX `payment_operation_due` ON `payment_operation` (`finished_at`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `payment_operation_payee` ON `payment_operation` (`payee_kind`,`payee_id`);--> statement-breakpoint
CREATE TABLE `payment_movement` (
	`source` text NOT NULL,
	`id` text NOT NULL,
	`payee_kind` text NOT NULL,
	`payee_id` text NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`source`, `id`)
);
--> statement-breakpoint
INSERT INTO `payment_movement` (`source`, `id`, `payee_kind`, `payee_id`, `type`, `amount`, `at`)
SELECT `source`, `id`, 'order', `order_number`, `type`, `amount`, `at` FROM `order_event` WHERE `source` IN ('collector', 'gateway') AND `amount` IS NOT NULL;
