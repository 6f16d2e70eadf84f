CREATE TABLE `account_closing` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`email_key` text NOT NULL,
	`actor` text,
	`closed_at` integer NOT NULL,
	`erase_at` integer NOT NULL,
	`erased_at` integer,
	`blocked_at` integer,
	`next_at` integer
);
--> statement-breakpoint
CREATE INDEX `account_closing_due` ON `account_closing` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `advertising_consent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`newsletter_id` integer NOT NULL,
	`version` text NOT NULL,
	`is_given` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `advertising_consent_newsletter` ON `advertising_consent` (`newsletter_id`,`id`);--> statement-breakpoint
CREATE INDEX `advertising_consent_at` ON `advertising_consent` (`at`);--> statement-breakpoint
CREATE TABLE `privacy_copy` (
	`id` text PRIMARY KEY NOT NULL,
	`realm` text NOT NULL,
	`customer_id` text NOT NULL,
	`store` text NOT NULL,
	`day` integer NOT NULL,
	`created_at` integer NOT NULL,
	`made_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `privacy_copy_day` ON `privacy_copy` (`realm`,`customer_id`,`day`);--> statement-breakpoint
CREATE INDEX `privacy_copy_created` ON `privacy_copy` (`created_at`);--> statement-breakpoint
CREATE TABLE `privacy_request` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`realm` text,
	`customer_id` text,
	`right` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`detail` text NOT NULL,
	`status` text NOT NULL,
	`confirm_hash` text,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer,
	`due_at` integer,
	`answer_extension` text,
	`carry_extension` text,
	`answer` text,
	`answered_at` integer,
	`carried_at` integer,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `privacy_request_confirm_hash_unique` ON `privacy_request` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `privacy_request_key_hash_unique` ON `privacy_request` (`key_hash`);--> statement-breakpoint
CREATE INDEX `privacy_request_due` ON `privacy_request` (`store`,`status`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_request_customer` ON `privacy_request` (`customer_id`,`realm`,`id`);--> statement-breakpoint
CREATE INDEX `privacy_request_email` ON `privacy_request` (`email_key`);--> statement-breakpoint
CREATE INDEX `privacy_request_created` ON `privacy_request` (`created_at`);--> statement-breakpoint
ALTER TABLE `customer` ADD `notice` text;