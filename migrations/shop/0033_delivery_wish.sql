CREATE TABLE `delivery_wish` (
	`realm` text NOT NULL,
	`customer_id` text NOT NULL,
	`notes` text NOT NULL,
	`receiver` text NOT NULL,
	`hours` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`realm`, `customer_id`)
);
