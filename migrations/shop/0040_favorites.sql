CREATE TABLE `favorite_item` (
	`id` integer PRIMARY KEY NOT NULL,
	`list_id` integer NOT NULL,
	`sku` text NOT NULL,
	`product_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `favorite_list`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favorite_item_sku` ON `favorite_item` (`list_id`,`sku`);--> statement-breakpoint
CREATE INDEX `favorite_item_added` ON `favorite_item` (`list_id`,`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `favorite_item_name` ON `favorite_item` (`list_id`,`name_key`,`id`);--> statement-breakpoint
CREATE TABLE `favorite_list` (
	`id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`store` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`access` text NOT NULL,
	`sort` text NOT NULL,
	`is_default` integer NOT NULL,
	`sharing_code` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favorite_list_name` ON `favorite_list` (`customer_id`,`store`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `favorite_list_default` ON `favorite_list` (`customer_id`,`store`) WHERE is_default = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `favorite_list_shared` ON `favorite_list` (`sharing_code`) WHERE sharing_code IS NOT NULL;