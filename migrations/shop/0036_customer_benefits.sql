CREATE TABLE `coupon_given` (
	`store` text NOT NULL,
	`code` text NOT NULL,
	`customer_id` text NOT NULL,
	`given_at` integer NOT NULL,
	PRIMARY KEY(`store`, `code`, `customer_id`)
);
--> statement-breakpoint
CREATE INDEX `coupon_given_customer` ON `coupon_given` (`customer_id`,`store`);--> statement-breakpoint
CREATE INDEX `coupon_given_at` ON `coupon_given` (`given_at`);--> statement-breakpoint
CREATE TABLE `own_branch` (
	`realm` text NOT NULL,
	`store` text NOT NULL,
	`customer_id` text NOT NULL,
	`branch` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `store`, `customer_id`)
);
--> statement-breakpoint
CREATE INDEX `own_branch_updated` ON `own_branch` (`updated_at`);--> statement-breakpoint
CREATE TABLE `viewed_product` (
	`realm` text NOT NULL,
	`store` text NOT NULL,
	`customer_id` text NOT NULL,
	`sku` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`realm`, `store`, `customer_id`, `sku`)
);
--> statement-breakpoint
CREATE INDEX `viewed_product_at` ON `viewed_product` (`at`);--> statement-breakpoint
CREATE INDEX `review_own` ON `review` (`store`,`customer_id`,`created_at`) WHERE customer_id IS NOT NULL;--> statement-breakpoint
-- Of a customer of our own engine, the realm 'shop', nothing stays once they are gone.
CREATE TRIGGER `customer_benefits_gone` AFTER DELETE ON `customer` BEGIN
  DELETE FROM `coupon_given` WHERE `customer_id` = CAST(OLD.`id` AS TEXT);
  DELETE FROM `own_branch` WHERE `realm` = 'shop' AND `customer_id` = CAST(OLD.`id` AS TEXT);
  DELETE FROM `viewed_product` WHERE `realm` = 'shop' AND `customer_id` = CAST(OLD.`id` AS TEXT);
END;
