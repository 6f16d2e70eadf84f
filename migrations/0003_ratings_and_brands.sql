CREATE TABLE `brand` (
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`version`, `name`)
);
--> statement-breakpoint
CREATE INDEX `brand_products` ON `brand` (`version`,`products`);--> statement-breakpoint
ALTER TABLE `product` ADD `rating` real;--> statement-breakpoint
ALTER TABLE `product` ADD `rating_count` integer;--> statement-breakpoint
ALTER TABLE `product` ADD `brand` text;--> statement-breakpoint
CREATE INDEX `product_rating` ON `product` (`version`,`rating`,`rating_count`,`id`) WHERE rating IS NOT NULL;--> statement-breakpoint
CREATE INDEX `product_brand` ON `product` (`version`,`brand`) WHERE brand IS NOT NULL;