CREATE TABLE `desk_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text,
	`note` text,
	`key` text
);
--> statement-breakpoint
CREATE INDEX `desk_audit_actor` ON `desk_audit` (`store`,`actor`,`id`);--> statement-breakpoint
CREATE INDEX `desk_audit_subject` ON `desk_audit` (`store`,`subject`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `desk_audit_store` ON `desk_audit` (`store`,`id`);--> statement-breakpoint
CREATE INDEX `desk_audit_at` ON `desk_audit` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `desk_audit_key` ON `desk_audit` (`key`);--> statement-breakpoint
ALTER TABLE `coupon` ADD `made_at` integer;--> statement-breakpoint
ALTER TABLE `customer` ADD `name_key` text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(first_name || ' ' || last_name, 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n'))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `customer` ADD `surname_key` text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(last_name || ' ' || first_name, 'á', 'a'), 'é', 'e'), 'í', 'i'), 'ó', 'o'), 'ú', 'u'), 'ü', 'u'), 'ñ', 'n'), 'Á', 'a'), 'É', 'e'), 'Í', 'i'), 'Ó', 'o'), 'Ú', 'u'), 'Ü', 'u'), 'Ñ', 'n'))) VIRTUAL;--> statement-breakpoint
CREATE INDEX `customer_name` ON `customer` (`name_key`);--> statement-breakpoint
CREATE INDEX `customer_surname` ON `customer` (`surname_key`);--> statement-breakpoint
ALTER TABLE `customer_address` ADD `phone` text GENERATED ALWAYS AS (doc ->> '$.phoneNumber') VIRTUAL;--> statement-breakpoint
CREATE INDEX `customer_address_phone` ON `customer_address` (`phone`);--> statement-breakpoint
ALTER TABLE `order_event` ADD `actor` text;