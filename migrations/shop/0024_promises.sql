ALTER TABLE `orders` ADD `promised_from` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `promised_to` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `promised_before` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `promise_change` text;