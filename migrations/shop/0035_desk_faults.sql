DROP INDEX `coupon_use_customer`;--> statement-breakpoint
DROP INDEX `coupon_use_email`;--> statement-breakpoint
CREATE INDEX `coupon_use_customer` ON `coupon_use` (`store`,`code`,`customer_id`);--> statement-breakpoint
CREATE INDEX `coupon_use_email` ON `coupon_use` (`store`,`code`,`email`);--> statement-breakpoint
-- A column that SQLite reckons is made anew, and so are its indexes.
DROP INDEX `customer_name`;--> statement-breakpoint
DROP INDEX `customer_surname`;--> statement-breakpoint
ALTER TABLE `customer` DROP COLUMN `name_key`;--> statement-breakpoint
ALTER TABLE `customer` ADD `name_key` text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(first_name || ' ' || last_name, 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'Â', 'a'), 'ä', 'a'), 'Ä', 'a'), 'ã', 'a'), 'Ã', 'a'), 'å', 'a'), 'Å', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ô', 'o'), 'Ô', 'o'), 'ö', 'o'), 'Ö', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'û', 'u'), 'Û', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ç', 'c'), 'Ç', 'c'), 'ñ', 'n'), 'Ñ', 'n'), 'ý', 'y'), 'Ý', 'y'))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `customer` DROP COLUMN `surname_key`;--> statement-breakpoint
ALTER TABLE `customer` ADD `surname_key` text GENERATED ALWAYS AS (lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(last_name || ' ' || first_name, 'á', 'a'), 'Á', 'a'), 'à', 'a'), 'À', 'a'), 'â', 'a'), 'Â', 'a'), 'ä', 'a'), 'Ä', 'a'), 'ã', 'a'), 'Ã', 'a'), 'å', 'a'), 'Å', 'a'), 'é', 'e'), 'É', 'e'), 'è', 'e'), 'È', 'e'), 'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'í', 'i'), 'Í', 'i'), 'ì', 'i'), 'Ì', 'i'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ó', 'o'), 'Ó', 'o'), 'ò', 'o'), 'Ò', 'o'), 'ô', 'o'), 'Ô', 'o'), 'ö', 'o'), 'Ö', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ú', 'u'), 'Ú', 'u'), 'ù', 'u'), 'Ù', 'u'), 'û', 'u'), 'Û', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ç', 'c'), 'Ç', 'c'), 'ñ', 'n'), 'Ñ', 'n'), 'ý', 'y'), 'Ý', 'y'))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `branch_stock` ADD `missing` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `stock` ADD `missing` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `customer_name` ON `customer` (`name_key`);--> statement-breakpoint
CREATE INDEX `customer_surname` ON `customer` (`surname_key`);--> statement-breakpoint
-- Who used a coupon is known of every coupon from now on, and of earlier orders of whoever was signed in.
UPDATE `coupon_use` SET `customer_id` = (SELECT `customer_id` FROM `orders` WHERE `number` = `order_number`) WHERE `customer_id` IS NULL;
