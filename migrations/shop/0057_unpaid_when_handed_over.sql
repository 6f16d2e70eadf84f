DROP TRIGGER `orders_listed`;--> statement-breakpoint
-- The rule of src/domain/order/desk-list.ts, asked where what it reads is written.
CREATE TRIGGER `orders_listed` AFTER UPDATE OF `status`, `is_accepted`, `charged`, `wallet`, `received`, `reversed`, `refunded`, `promised_to`, `doc`, `is_asked` ON `orders` BEGIN
  DELETE FROM `desk_entry` WHERE `order_number` = NEW.`number`;
  INSERT INTO `desk_entry` (`store`, `list`, `facet`, `due`, `order_number`, `day`)
  SELECT NEW.`store`, `list`, `pay` || '|' || `place`, coalesce(`ends`, NEW.`created_at` + 4102444800000), NEW.`number`, coalesce((`ends` - 21600000) / 86400000, 0)
  FROM (
    SELECT iif(NEW.`doc` ->> '$.branch.code' IS NULL, 'sent', 'ready') AS `list`, NEW.`promised_to` AS `ends` WHERE NEW.`status` = 'sent'
    UNION ALL SELECT 'prepare', NEW.`promised_to`
      WHERE NEW.`status` = 'processing' OR (NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' = 'cashondelivery')
    UNION ALL SELECT 'money', (SELECT `until` FROM `order_hold` WHERE `order_number` = NEW.`number`)
      WHERE (NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' IS NOT 'cashondelivery')
        OR (NEW.`status` = 'complete' AND NEW.`is_accepted` = 1 AND NEW.`received` - NEW.`reversed` - NEW.`refunded` < NEW.`charged` - NEW.`wallet`)
    UNION ALL SELECT 'refund', NEW.`promised_to` WHERE NEW.`received` - NEW.`reversed` - NEW.`refunded` > NEW.`charged` - NEW.`wallet`
    UNION ALL SELECT 'look', NEW.`promised_to` WHERE NEW.`is_asked` = 1 OR (NEW.`received` - NEW.`reversed` - NEW.`refunded` < NEW.`charged` - NEW.`wallet`
      AND ((NEW.`status` = 'pending' AND NEW.`received` - NEW.`reversed` - NEW.`refunded` > 0)
        OR (NEW.`status` IN ('sent', 'complete') AND NEW.`is_accepted` = 0)))
  ), (SELECT '' AS `pay` UNION ALL SELECT coalesce(nullif(NEW.`doc` ->> '$.paymentMethod.code', ''), '?')),
    (SELECT '' AS `place` UNION ALL SELECT coalesce('branch:' || (NEW.`doc` ->> '$.branch.code'), 'home'));
END;
--> statement-breakpoint
-- What was handed over in the last ninety days, and what is paid then was not noted; of older ones nobody waits for it.
UPDATE `orders` SET `is_asked` = `is_asked` WHERE `status` = 'complete' AND `is_accepted` = 1 AND `created_at` > (unixepoch() - 7776000) * 1000 AND `received` - `reversed` - `refunded` < `charged` - `wallet`;
