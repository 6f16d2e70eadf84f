CREATE TABLE `coupon` (
	`store` text NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`from_at` integer,
	`to_at` integer,
	PRIMARY KEY(`store`, `code`)
);
--> statement-breakpoint
CREATE TABLE `coupon_use` (
	`store` text NOT NULL,
	`code` text NOT NULL,
	`order_number` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`store`, `code`, `order_number`)
);
--> statement-breakpoint
CREATE TABLE `import_end` (
	`version` integer PRIMARY KEY NOT NULL,
	`outcome` text NOT NULL,
	`ended_at` integer NOT NULL,
	`purged` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_version` (
	`version` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`last_order` integer NOT NULL,
	`scope` text NOT NULL,
	`began_at` integer NOT NULL,
	`compared_seq` integer,
	`compared_ends` integer
);
--> statement-breakpoint
CREATE TABLE `price_history` (
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`since` integer NOT NULL,
	`regular_net` real NOT NULL,
	PRIMARY KEY(`store`, `sku`, `since`)
);
--> statement-breakpoint
CREATE TABLE `staged_coupon` (
	`version` integer NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`from_at` integer,
	`to_at` integer,
	PRIMARY KEY(`version`, `code`)
);
--> statement-breakpoint
CREATE TABLE `staged_gone` (
	`version` integer NOT NULL,
	`sku` text NOT NULL,
	PRIMARY KEY(`version`, `sku`)
);
--> statement-breakpoint
CREATE TABLE `staged_stock` (
	`version` integer NOT NULL,
	`sku` text NOT NULL,
	`product_id` integer NOT NULL,
	`qty` integer,
	`is_in_stock` integer,
	`manage_stock` integer,
	`regular_net` real NOT NULL,
	`same` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`version`, `sku`)
);
--> statement-breakpoint
CREATE INDEX `staged_stock_fresh` ON `staged_stock` (`version`) WHERE same = 0;--> statement-breakpoint
CREATE TABLE `order_key` (
	`store` text NOT NULL,
	`owner` text NOT NULL,
	`route` text NOT NULL,
	`key` text NOT NULL,
	`order_number` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`store`, `owner`, `route`, `key`)
);
--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_number` text NOT NULL,
	`line_no` integer NOT NULL,
	`sku` text NOT NULL,
	`parent_sku` text NOT NULL,
	`name` text NOT NULL,
	`qty` integer NOT NULL,
	`unit_net` integer NOT NULL,
	`unit_gross` integer NOT NULL,
	`discount` integer NOT NULL,
	`tax` integer NOT NULL,
	`shipping` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`order_number`, `line_no`),
	CONSTRAINT "order_line_qty" CHECK("order_line"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`number` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`order_id` text NOT NULL,
	`owner` text NOT NULL,
	`status` text NOT NULL,
	`email` text NOT NULL,
	`grand_total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`doc` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_id` ON `orders` (`store`,`owner`,`order_id`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`store`,`created_at`);--> statement-breakpoint
CREATE TABLE `sequence` (
	`name` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`delivered_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `stock` (
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`product_id` integer NOT NULL,
	`qty` integer NOT NULL,
	`is_in_stock` integer NOT NULL,
	`manage_stock` integer NOT NULL,
	PRIMARY KEY(`store`, `sku`),
	CONSTRAINT "stock_never_negative" CHECK("stock"."qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE `stock_change` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`sku` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_change_sku` ON `stock_change` (`store`,`sku`);--> statement-breakpoint
CREATE INDEX `stock_change_seq` ON `stock_change` (`store`,`seq`);--> statement-breakpoint
CREATE TABLE `stock_move` (
	`order_number` text NOT NULL,
	`sku` text NOT NULL,
	`qty` integer NOT NULL,
	`managed` integer NOT NULL,
	`returned_at` integer,
	PRIMARY KEY(`order_number`, `sku`)
);
--> statement-breakpoint
CREATE INDEX `stock_move_held` ON `stock_move` (`sku`) WHERE returned_at IS NULL;--> statement-breakpoint
CREATE TABLE `stock_part` (
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`part` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`store`, `sku`, `part`)
);
