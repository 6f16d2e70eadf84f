CREATE TABLE `branch` (
	`store` text NOT NULL,
	`code` text NOT NULL,
	`place` integer NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`store`, `code`)
);
--> statement-breakpoint
CREATE TABLE `branch_move` (
	`order_number` text NOT NULL,
	`branch` text NOT NULL,
	`sku` text NOT NULL,
	`qty` integer NOT NULL,
	`known` integer NOT NULL,
	`returned_at` integer,
	PRIMARY KEY(`order_number`, `sku`)
);
--> statement-breakpoint
CREATE TABLE `branch_stock` (
	`store` text NOT NULL,
	`branch` text NOT NULL,
	`sku` text NOT NULL,
	`qty` integer NOT NULL,
	PRIMARY KEY(`store`, `branch`, `sku`),
	CONSTRAINT "branch_stock_never_negative" CHECK("branch_stock"."qty" >= 0)
);
--> statement-breakpoint
CREATE INDEX `branch_stock_sku` ON `branch_stock` (`store`,`sku`);