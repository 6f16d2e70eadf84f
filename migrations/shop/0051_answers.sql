ALTER TABLE `desk_approval` ADD `sent_on` integer;--> statement-breakpoint
ALTER TABLE `invoice_request` ADD `document_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_event` ADD `sent_on` integer;