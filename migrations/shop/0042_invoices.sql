CREATE TABLE `invoice_request` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`order_number` text NOT NULL,
	`doc` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`state` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_request_key_hash_unique` ON `invoice_request` (`key_hash`);--> statement-breakpoint
CREATE INDEX `invoice_request_state` ON `invoice_request` (`store`,`state`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_request_order` ON `invoice_request` (`store`,`order_number`) WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX `invoice_request_created` ON `invoice_request` (`created_at`);