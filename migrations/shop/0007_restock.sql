CREATE TABLE `restock_notice` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`customer_id` integer,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restock_notice_token_hash_unique` ON `restock_notice` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `restock_notice_wish` ON `restock_notice` (`store`,`sku`,`email_key`);--> statement-breakpoint
CREATE INDEX `restock_notice_open` ON `restock_notice` (`store`,`sku`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `restock_notice_email` ON `restock_notice` (`email_key`);--> statement-breakpoint
CREATE INDEX `restock_notice_customer` ON `restock_notice` (`customer_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `secret` text;