ALTER TABLE `coupon` ADD `minimum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `coupon` ADD `once_per_customer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `coupon` ADD `max_uses` integer;--> statement-breakpoint
ALTER TABLE `coupon_use` ADD `customer_id` text;--> statement-breakpoint
ALTER TABLE `coupon_use` ADD `email` text;--> statement-breakpoint
ALTER TABLE `coupon_use` ADD `admitted` integer DEFAULT true NOT NULL CONSTRAINT "coupon_use_limit" CHECK("admitted" = 1);--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_use_customer` ON `coupon_use` (`store`,`code`,`customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_use_email` ON `coupon_use` (`store`,`code`,`email`);--> statement-breakpoint
ALTER TABLE `staged_coupon` ADD `minimum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `staged_coupon` ADD `once_per_customer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `staged_coupon` ADD `max_uses` integer;