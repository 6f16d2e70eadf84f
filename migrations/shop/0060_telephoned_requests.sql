ALTER TABLE `privacy_request` ADD `noted_by` text;--> statement-breakpoint
ALTER TABLE `privacy_request` ADD `checks` text;