ALTER TABLE `payment_operation` ADD `after` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_operation` ADD `moved` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_return` ADD `is_to_wallet` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `payment_operation` SET `moved` = `amount` WHERE `finished_at` IS NOT NULL AND `failure` IS NULL AND `amount` IS NOT NULL;--> statement-breakpoint
UPDATE `payment_operation` SET `after` = coalesce((SELECT `movements` FROM `card_payment` WHERE `card_payment`.`key` = `payment_operation`.`payment_key`), 0) WHERE `finished_at` IS NULL;
