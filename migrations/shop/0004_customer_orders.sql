ALTER TABLE `orders` ADD `customer_id` text;--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customer_id`,`created_at`);