CREATE INDEX `coupon_use_order` ON `coupon_use` (`order_number`);--> statement-breakpoint
CREATE INDEX `orders_to_anonymise` ON `orders` (`created_at`) WHERE email <> '';