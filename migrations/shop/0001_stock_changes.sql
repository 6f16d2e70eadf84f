INSERT INTO `sequence` (`name`, `last`) VALUES ('order', 0);
--> statement-breakpoint
-- Whoever changes stock, the change stands in the list in the same batch.
CREATE TRIGGER `stock_inserted` AFTER INSERT ON `stock` BEGIN
  DELETE FROM `stock_change` WHERE `store` = NEW.`store` AND `sku` = NEW.`sku`;
  INSERT INTO `stock_change` (`store`, `sku`) VALUES (NEW.`store`, NEW.`sku`);
END;
--> statement-breakpoint
CREATE TRIGGER `stock_updated` AFTER UPDATE OF `qty`, `is_in_stock`, `manage_stock` ON `stock`
WHEN NEW.`qty` <> OLD.`qty` OR NEW.`is_in_stock` <> OLD.`is_in_stock` OR NEW.`manage_stock` <> OLD.`manage_stock` BEGIN
  DELETE FROM `stock_change` WHERE `store` = NEW.`store` AND `sku` = NEW.`sku`;
  INSERT INTO `stock_change` (`store`, `sku`) VALUES (NEW.`store`, NEW.`sku`);
END;
--> statement-breakpoint
CREATE TRIGGER `stock_deleted` AFTER DELETE ON `stock` BEGIN
  DELETE FROM `stock_change` WHERE `store` = OLD.`store` AND `sku` = OLD.`sku`;
  INSERT INTO `stock_change` (`store`, `sku`) VALUES (OLD.`store`, OLD.`sku`);
END;
