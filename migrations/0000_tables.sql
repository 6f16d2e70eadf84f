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
CREATE TABLE `attribute` (
	`version` integer NOT NULL,
	`id` integer NOT NULL,
	`code` text NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `code`)
);
--> statement-breakpoint
CREATE TABLE `catalogue` (
	`store` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`committed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `category` (
	`version` integer NOT NULL,
	`id` integer NOT NULL,
	`parent_id` integer NOT NULL,
	`slug` text NOT NULL,
	`url_path` text NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `id`)
);
--> statement-breakpoint
CREATE TABLE `cms` (
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`identifier` text NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `kind`, `identifier`)
);
--> statement-breakpoint
CREATE TABLE `import_run` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`state` text NOT NULL,
	`commits` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "import_run_commits_once" CHECK("import_run"."commits" <= 1),
	CONSTRAINT "import_run_commits_when_whole" CHECK("import_run"."commits" = 0 OR "import_run"."state" IN ('committed', 'purged'))
);
--> statement-breakpoint
CREATE INDEX `import_run_state` ON `import_run` (`state`,`store`);--> statement-breakpoint
CREATE TABLE `lexicon` (
	`version` integer NOT NULL,
	`term` text NOT NULL,
	PRIMARY KEY(`version`, `term`)
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
CREATE TABLE `product` (
	`pid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer NOT NULL,
	`id` integer NOT NULL,
	`sku` text NOT NULL,
	`type` text NOT NULL,
	`status` integer NOT NULL,
	`visibility` integer NOT NULL,
	`url_path` text NOT NULL,
	`slug` text NOT NULL,
	`final_net` integer NOT NULL,
	`final_gross` integer NOT NULL,
	`regular_gross` integer NOT NULL,
	`discount` integer NOT NULL,
	`next_boundary_at` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`card` text NOT NULL,
	`doc` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_version_id` ON `product` (`version`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `product_version_sku` ON `product` (`version`,`sku`);--> statement-breakpoint
CREATE INDEX `product_boundary` ON `product` (`version`,`next_boundary_at`);--> statement-breakpoint
CREATE INDEX `product_updated` ON `product` (`version`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_created` ON `product` (`version`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_discount` ON `product` (`version`,`discount`,`id`);--> statement-breakpoint
CREATE TABLE `product_category` (
	`version` integer NOT NULL,
	`category_id` integer NOT NULL,
	`pid` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`version`, `category_id`, `pid`)
);
--> statement-breakpoint
CREATE INDEX `product_category_pid` ON `product_category` (`pid`);--> statement-breakpoint
CREATE TABLE `product_facet` (
	`pid` integer NOT NULL,
	`code` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`pid`, `code`, `value`)
);
--> statement-breakpoint
CREATE TABLE `product_sku` (
	`version` integer NOT NULL,
	`sku` text NOT NULL,
	`kind` text NOT NULL,
	`sku_key` text NOT NULL,
	`pid` integer NOT NULL,
	`product_id` integer NOT NULL,
	`sellable` integer NOT NULL,
	`qty` integer NOT NULL,
	`is_in_stock` integer NOT NULL,
	`manage_stock` integer NOT NULL,
	`regular_net` real NOT NULL,
	`prior_net` real,
	`prior_until` integer,
	PRIMARY KEY(`version`, `sku`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `product_sku_key` ON `product_sku` (`version`,`sku_key`);--> statement-breakpoint
CREATE INDEX `product_sku_pid` ON `product_sku` (`pid`);--> statement-breakpoint
CREATE TABLE `redirect` (
	`store` text NOT NULL,
	`path` text NOT NULL,
	`target` text NOT NULL,
	PRIMARY KEY(`store`, `path`)
);
--> statement-breakpoint
CREATE TABLE `review` (
	`version` integer NOT NULL,
	`id` integer NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `id`)
);
--> statement-breakpoint
CREATE TABLE `staged` (
	`version` integer NOT NULL,
	`entity` text NOT NULL,
	`key` text NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `entity`, `key`)
);
--> statement-breakpoint
CREATE TABLE `tax_rule` (
	`version` integer NOT NULL,
	`id` integer NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `id`)
);
--> statement-breakpoint
CREATE TABLE `url_map` (
	`version` integer NOT NULL,
	`path` text NOT NULL,
	`type` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`version`, `path`)
);
--> statement-breakpoint
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
CREATE TABLE `order_key` (
	`principal` text NOT NULL,
	`route` text NOT NULL,
	`key` text NOT NULL,
	`order_number` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`principal`, `route`, `key`)
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
	`principal` text NOT NULL,
	`status` text NOT NULL,
	`email` text NOT NULL,
	`grand_total` integer NOT NULL,
	`created_at` integer NOT NULL,
	`doc` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_id` ON `orders` (`store`,`principal`,`order_id`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`store`,`created_at`);--> statement-breakpoint
CREATE TABLE `sequence` (
	`name` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `postal_code` (
	`code` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`region_id` integer NOT NULL,
	`region_code` text NOT NULL,
	`municipality` text NOT NULL,
	`city` text,
	`neighbourhoods` text NOT NULL,
	`covered` integer NOT NULL,
	`delivery_from` integer,
	`delivery_to` integer
);
--> statement-breakpoint
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
CREATE TABLE `stock_move` (
	`order_number` text NOT NULL,
	`sku` text NOT NULL,
	`qty` integer NOT NULL,
	`managed` integer NOT NULL,
	`returned_at` integer,
	PRIMARY KEY(`order_number`, `sku`)
);
