CREATE TABLE `phone_code` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`key` text NOT NULL,
	`code_hash` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`confirmed` text,
	`confirmed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `phone_code_sent` ON `phone_code` (`sent_at`);