DROP INDEX `desk_entry_day`;--> statement-breakpoint
ALTER TABLE `orders` ADD `kept_until` integer;--> statement-breakpoint
DROP TRIGGER `orders_listed`;--> statement-breakpoint
-- The rule of src/domain/order/desk-list.ts, asked where what it reads is written. What is promised for a day, or kept until
-- one, is due by the end of it (`is_day`); what a branch is to have ready, and what is to be paid, by the moment itself.
CREATE TRIGGER `orders_listed` AFTER UPDATE OF `status`, `is_accepted`, `charged`, `wallet`, `received`, `reversed`, `refunded`, `promised_to`, `kept_until`, `doc`, `is_asked` ON `orders` BEGIN
  DELETE FROM `desk_entry` WHERE `order_number` = NEW.`number`;
  INSERT INTO `desk_entry` (`store`, `list`, `facet`, `due`, `order_number`, `day`)
  SELECT NEW.`store`, `list`, `pay` || '|' || `place`,
    coalesce(iif(`is_day`, (`ends` - 21600000) / 86400000 * 86400000 + 107999999, `ends`), NEW.`created_at` + 4102444800000),
    NEW.`number`, coalesce((`ends` - 21600000) / 86400000, 0)
  FROM (
    SELECT iif(NEW.`doc` ->> '$.branch.code' IS NULL, 'sent', 'ready') AS `list`,
      iif(NEW.`doc` ->> '$.branch.code' IS NULL, NEW.`promised_to`, NEW.`kept_until`) AS `ends`, 1 AS `is_day` WHERE NEW.`status` = 'sent'
    UNION ALL SELECT 'prepare', NEW.`promised_to`, NEW.`doc` ->> '$.branch.code' IS NULL
      WHERE NEW.`status` = 'processing' OR (NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' = 'cashondelivery')
    UNION ALL SELECT 'money', (SELECT `until` FROM `order_hold` WHERE `order_number` = NEW.`number`), 0
      WHERE (NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' IS NOT 'cashondelivery')
        OR (NEW.`status` = 'complete' AND NEW.`is_accepted` = 1 AND NEW.`received` - NEW.`reversed` - NEW.`refunded` < NEW.`charged` - NEW.`wallet`)
    UNION ALL SELECT 'refund', NEW.`promised_to`, NEW.`doc` ->> '$.branch.code' IS NULL
      WHERE NEW.`received` - NEW.`reversed` - NEW.`refunded` > NEW.`charged` - NEW.`wallet`
    UNION ALL SELECT 'look', NEW.`promised_to`, NEW.`doc` ->> '$.branch.code' IS NULL
      WHERE NEW.`is_asked` = 1 OR (NEW.`received` - NEW.`reversed` - NEW.`refunded` < NEW.`charged` - NEW.`wallet`
      AND ((NEW.`status` = 'pending' AND NEW.`received` - NEW.`reversed` - NEW.`refunded` > 0)
        OR (NEW.`status` IN ('sent', 'complete') AND NEW.`is_accepted` = 0)))
  ), (SELECT '' AS `pay` UNION ALL SELECT coalesce(nullif(NEW.`doc` ->> '$.paymentMethod.code', ''), '?')),
    (SELECT '' AS `place` UNION ALL SELECT coalesce('branch:' || (NEW.`doc` ->> '$.branch.code'), 'home'));
END;
--> statement-breakpoint
-- No order that is picked up had a promise yet: what has a day is a delivery.
UPDATE `desk_entry` SET `due` = `day` * 86400000 + 107999999 WHERE `day` > 0 AND `list` <> 'money';--> statement-breakpoint
-- What lies ready is kept for seven days (src/config/terms.ts) from when that was said last.
UPDATE `orders` SET `kept_until` = (SELECT `at` + 604800000 FROM `order_event` WHERE `order_number` = `number` AND `type` = 'send' ORDER BY `seq` DESC LIMIT 1)
WHERE `status` IN ('sent', 'complete') AND (`status` = 'sent' OR `created_at` > (unixepoch() - 7776000) * 1000)
  AND `doc` ->> '$.branch.code' IS NOT NULL;
