ALTER TABLE `orders` ADD `dispatch` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `guide` text;--> statement-breakpoint
CREATE INDEX `orders_guide` ON `orders` (`store`,`guide`) WHERE guide IS NOT NULL;