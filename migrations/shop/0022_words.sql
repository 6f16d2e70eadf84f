UPDATE `order_event` SET `type` = 'adjusted' WHERE `type` = 'credited';--> statement-breakpoint
ALTER TABLE `payment_question` RENAME TO `unmatched_payment`;--> statement-breakpoint
ALTER TABLE `unmatched_payment` RENAME COLUMN `settled_at` TO `resolved_at`;--> statement-breakpoint
DROP INDEX `payment_question_open`;--> statement-breakpoint
DROP INDEX `payment_question_order`;--> statement-breakpoint
CREATE INDEX `unmatched_payment_open` ON `unmatched_payment` (`resolved_at`,`at`);--> statement-breakpoint
CREATE INDEX `unmatched_payment_order` ON `unmatched_payment` (`order_number`);--> statement-breakpoint
ALTER TABLE `payment_ask` RENAME TO `payment_operation`;--> statement-breakpoint
DROP INDEX `payment_ask_open`;--> statement-breakpoint
DROP INDEX `payment_ask_due`;--> statement-breakpoint
ALTER TABLE `payment_operation` RENAME COLUMN `settled_at` TO `finished_at`;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_operation_open` ON `payment_operation` (`payment_key`,`kind`) WHERE "payment_operation"."finished_at" IS NULL;--> statement-breakpoint
CREATE INDEX `payment_operation_due` ON `payment_operation` (`finished_at`,`next_attempt_at`);--> statement-breakpoint
DROP INDEX `card_payment_held`;--> statement-breakpoint
ALTER TABLE `card_payment` RENAME COLUMN `held` TO `authorised`;--> statement-breakpoint
ALTER TABLE `card_payment` RENAME COLUMN `held_until` TO `authorised_until`;--> statement-breakpoint
ALTER TABLE `card_payment` RENAME COLUMN `taken` TO `captured`;--> statement-breakpoint
CREATE INDEX `card_payment_authorised` ON `card_payment` (`authorised`);--> statement-breakpoint
ALTER TABLE `unresolved_order` RENAME COLUMN `settled_at` TO `closed_at`;--> statement-breakpoint
DROP INDEX `stock_move_held`;--> statement-breakpoint
ALTER TABLE `stock_move` RENAME COLUMN `returned_at` TO `released_at`;--> statement-breakpoint
CREATE INDEX `stock_move_held` ON `stock_move` (`sku`) WHERE released_at IS NULL;--> statement-breakpoint
ALTER TABLE `branch_move` RENAME COLUMN `returned_at` TO `released_at`;--> statement-breakpoint
DROP INDEX `restock_notice_token_hash_unique`;--> statement-breakpoint
DROP INDEX `restock_notice_wish`;--> statement-breakpoint
DROP INDEX `restock_notice_open`;--> statement-breakpoint
DROP INDEX `restock_notice_email`;--> statement-breakpoint
DROP INDEX `restock_notice_customer`;--> statement-breakpoint
ALTER TABLE `restock_notice` RENAME TO `back_in_stock_notice`;--> statement-breakpoint
CREATE UNIQUE INDEX `back_in_stock_notice_token_hash_unique` ON `back_in_stock_notice` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `back_in_stock_notice_wish` ON `back_in_stock_notice` (`store`,`sku`,`email_key`);--> statement-breakpoint
CREATE INDEX `back_in_stock_notice_open` ON `back_in_stock_notice` (`store`,`sku`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `back_in_stock_notice_email` ON `back_in_stock_notice` (`email_key`);--> statement-breakpoint
CREATE INDEX `back_in_stock_notice_customer` ON `back_in_stock_notice` (`customer_id`);
