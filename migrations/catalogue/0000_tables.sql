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
CREATE TABLE `attribute` (
	`version` integer NOT NULL,
	`id` integer NOT NULL,
	`code` text NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`version`, `code`)
);
--> statement-breakpoint
CREATE TABLE `brand` (
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`version`, `name`)
);
--> statement-breakpoint
CREATE INDEX `brand_products` ON `brand` (`version`,`products`);--> statement-breakpoint
CREATE TABLE `catalogue` (
	`store` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`committed_at` integer NOT NULL,
	`stock_seq` integer DEFAULT 0 NOT NULL
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
CREATE TABLE `import_part` (
	`version` integer NOT NULL,
	`source` text NOT NULL,
	`entity` text NOT NULL,
	`position` integer NOT NULL,
	`accepted` integer NOT NULL,
	`skipped` text NOT NULL,
	PRIMARY KEY(`version`, `source`, `position`)
);
--> statement-breakpoint
CREATE TABLE `import_run` (
	`id` integer PRIMARY KEY NOT NULL,
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
	`doc` text NOT NULL,
	`rating` real,
	`rating_count` integer,
	`brand` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_version_id` ON `product` (`version`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `product_version_sku` ON `product` (`version`,`sku`);--> statement-breakpoint
CREATE INDEX `product_boundary` ON `product` (`version`,`next_boundary_at`);--> statement-breakpoint
CREATE INDEX `product_updated` ON `product` (`version`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_created` ON `product` (`version`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `product_discount` ON `product` (`version`,`discount`,`id`);--> statement-breakpoint
CREATE INDEX `product_rating` ON `product` (`version`,`rating`,`rating_count`,`id`) WHERE rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX `product_brand` ON `product` (`version`,`brand`) WHERE brand IS NOT NULL;--> statement-breakpoint
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
