CREATE TABLE `customer_identity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_identity_subject` ON `customer_identity` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `customer_identity_customer` ON `customer_identity` (`customer_id`);