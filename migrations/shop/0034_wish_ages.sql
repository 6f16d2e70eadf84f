CREATE INDEX `delivery_wish_updated` ON `delivery_wish` (`updated_at`);--> statement-breakpoint
-- Of a customer of our own engine, the realm 'shop', nothing stays once they are gone.
CREATE TRIGGER `delivery_wish_gone` AFTER DELETE ON `customer` BEGIN
  DELETE FROM `delivery_wish` WHERE `realm` = 'shop' AND `customer_id` = CAST(OLD.`id` AS TEXT);
END;
--> statement-breakpoint
DELETE FROM `delivery_wish` WHERE `realm` = 'shop' AND `customer_id` NOT IN (SELECT CAST(`id` AS TEXT) FROM `customer`);
