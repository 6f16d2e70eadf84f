CREATE INDEX `order_word_order` ON `order_word` (`rank`,`word`);--> statement-breakpoint
DROP TRIGGER `orders_listed`;--> statement-breakpoint
-- The rule of src/domain/order/desk-list.ts, asked where what it reads is written.
CREATE TRIGGER `orders_listed` AFTER UPDATE OF `status`, `is_accepted`, `charged`, `received`, `reversed`, `refunded`, `promised_to`, `doc` ON `orders` BEGIN
  DELETE FROM `desk_entry` WHERE `order_number` = NEW.`number`;
  INSERT INTO `desk_entry` (`store`, `list`, `facet`, `due`, `order_number`, `day`)
  SELECT NEW.`store`, `list`, `pay` || '|' || `place`, coalesce(`ends`, NEW.`created_at`), NEW.`number`, coalesce((`ends` - 21600000) / 86400000, 0)
  FROM (
    SELECT iif(NEW.`doc` ->> '$.branch.code' IS NULL, 'sent', 'ready') AS `list`, NEW.`promised_to` AS `ends` WHERE NEW.`status` = 'sent'
    UNION ALL SELECT 'prepare', NEW.`promised_to`
      WHERE NEW.`status` = 'processing' OR (NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' = 'cashondelivery')
    UNION ALL SELECT 'money', (SELECT `until` FROM `order_hold` WHERE `order_number` = NEW.`number`)
      WHERE NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' IS NOT 'cashondelivery'
    UNION ALL SELECT 'refund', NEW.`promised_to` WHERE NEW.`received` - NEW.`reversed` - NEW.`refunded` > NEW.`charged`
    UNION ALL SELECT 'look', NEW.`promised_to` WHERE NEW.`received` - NEW.`reversed` - NEW.`refunded` < NEW.`charged`
      AND ((NEW.`status` = 'pending' AND NEW.`received` - NEW.`reversed` - NEW.`refunded` > 0)
        OR (NEW.`status` IN ('sent', 'complete') AND NEW.`is_accepted` = 0))
  ), (SELECT '' AS `pay` UNION ALL SELECT coalesce(nullif(NEW.`doc` ->> '$.paymentMethod.code', ''), '?')),
    (SELECT '' AS `place` UNION ALL SELECT coalesce('branch:' || (NEW.`doc` ->> '$.branch.code'), 'home'));
END;
--> statement-breakpoint
DROP TRIGGER `orders_placed_listed`;--> statement-breakpoint
-- One that waits for its money is listed by its hold, which the same batch writes behind it.
CREATE TRIGGER `orders_placed_listed` AFTER INSERT ON `orders`
WHEN NEW.`status` <> 'pending' OR NEW.`doc` ->> '$.paymentMethod.code' IS 'cashondelivery' BEGIN
  UPDATE `orders` SET `charged` = `charged` WHERE `number` = NEW.`number`;
END;
--> statement-breakpoint
DROP TRIGGER `order_hold_listed`;--> statement-breakpoint
-- By when its time ends stands no order that is paid at the door.
CREATE TRIGGER `order_hold_listed` AFTER INSERT ON `order_hold` BEGIN
  UPDATE `orders` SET `charged` = `charged` WHERE `number` = NEW.`order_number` AND `doc` ->> '$.paymentMethod.code' IS NOT 'cashondelivery';
END;
--> statement-breakpoint
DROP TRIGGER `order_hold_moved`;--> statement-breakpoint
CREATE TRIGGER `order_hold_moved` AFTER UPDATE OF `until` ON `order_hold` BEGIN
  UPDATE `orders` SET `charged` = `charged` WHERE `number` = NEW.`order_number`;
END;
