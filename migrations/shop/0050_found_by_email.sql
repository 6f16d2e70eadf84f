DROP INDEX `desk_audit_subject`;--> statement-breakpoint
CREATE INDEX `desk_audit_subject` ON `desk_audit` (`subject`,`subject_id`,`store`,`id`);--> statement-breakpoint
DROP INDEX `coupon_use_customer`;--> statement-breakpoint
CREATE INDEX `coupon_use_customer` ON `coupon_use` (`customer_id`,`store`,`code`);--> statement-breakpoint
DROP INDEX `review_own`;--> statement-breakpoint
CREATE INDEX `review_own` ON `review` (`customer_id`,`store`,`created_at`) WHERE customer_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `account_closing` ADD `is_email_shown` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `account_closing_email` ON `account_closing` (`email_key`) WHERE email_key <> '';--> statement-breakpoint
CREATE INDEX `contact_message_email` ON `contact_message` (lower(trim(email)));--> statement-breakpoint
CREATE INDEX `invoice_request_number` ON `invoice_request` (`order_number`);--> statement-breakpoint
CREATE INDEX `invoice_request_email` ON `invoice_request` (lower(trim(email)));--> statement-breakpoint
CREATE INDEX `newsletter_email_key` ON `newsletter` (`email_key`);--> statement-breakpoint
CREATE INDEX `newsletter_confirmed_by` ON `newsletter` (`confirmed_by`) WHERE confirmed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (lower(trim(email)));