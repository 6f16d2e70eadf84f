ALTER TABLE `order_event` ADD `way` text;--> statement-breakpoint
UPDATE order_event SET way = 'wallet' WHERE type = 'refunded' AND source = 'shopper';
