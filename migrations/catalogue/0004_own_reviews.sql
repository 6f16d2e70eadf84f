ALTER TABLE `catalogue` ADD `review_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `own_stars` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `own_ratings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `review` ADD `is_own` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `review_product` ON `review` (`version`,doc ->> 'product_id');