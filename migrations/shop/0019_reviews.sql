CREATE TABLE `review` (
	`id` integer PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`sku` text NOT NULL,
	`status` integer NOT NULL,
	`rating` integer,
	`title` text NOT NULL,
	`detail` text NOT NULL,
	`nickname` text NOT NULL,
	`customer_id` integer,
	`order_number` text,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`seq` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "review_stars" CHECK("review"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_key_hash_unique` ON `review` (`key_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_seq_unique` ON `review` (`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_purchase` ON `review` (`store`,`sku`,`order_number`) WHERE order_number IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `review_customer` ON `review` (`store`,`sku`,`customer_id`) WHERE order_number IS NULL AND customer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `review_status` ON `review` (`store`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `review_product` ON `review` (`store`,`sku`,`status`);--> statement-breakpoint
CREATE INDEX `review_changed` ON `review` (`store`,`seq`) WHERE seq IS NOT NULL;