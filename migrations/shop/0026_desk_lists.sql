CREATE TABLE `desk_count` (
	`store` text NOT NULL,
	`list` text NOT NULL,
	`facet` text NOT NULL,
	`day` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`store`, `list`, `facet`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `desk_entry` (
	`store` text NOT NULL,
	`list` text NOT NULL,
	`facet` text NOT NULL,
	`due` integer NOT NULL,
	`order_number` text NOT NULL,
	`day` integer NOT NULL,
	PRIMARY KEY(`store`, `list`, `facet`, `due`, `order_number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `desk_entry_newest` ON `desk_entry` (`store`,`list`,`facet`,`order_number`);--> statement-breakpoint
CREATE INDEX `desk_entry_order` ON `desk_entry` (`order_number`);--> statement-breakpoint
CREATE TABLE `order_word` (
	`store` text NOT NULL,
	`word` text NOT NULL,
	`rank` integer NOT NULL,
	PRIMARY KEY(`store`, `word`, `rank`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `orders` ADD `has_words` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_number` ON `orders` (`store`,`number`);--> statement-breakpoint
CREATE INDEX `orders_without_words` ON `orders` (`number`) WHERE has_words = 0;--> statement-breakpoint
-- How many orders stand where; of all facets by day too.
CREATE TRIGGER `desk_entry_counted` AFTER INSERT ON `desk_entry` BEGIN
  INSERT INTO `desk_count` (`store`, `list`, `facet`, `day`, `n`)
  VALUES (NEW.`store`, NEW.`list`, NEW.`facet`, iif(NEW.`facet` = '|', NEW.`day`, 0), 1)
  ON CONFLICT DO UPDATE SET `n` = `n` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `desk_entry_uncounted` AFTER DELETE ON `desk_entry` BEGIN
  UPDATE `desk_count` SET `n` = `n` - 1 WHERE `store` = OLD.`store` AND `list` = OLD.`list` AND `facet` = OLD.`facet`
    AND `day` = iif(OLD.`facet` = '|', OLD.`day`, 0);
  DELETE FROM `desk_count` WHERE `store` = OLD.`store` AND `list` = OLD.`list` AND `facet` = OLD.`facet`
    AND `day` = iif(OLD.`facet` = '|', OLD.`day`, 0) AND `n` = 0;
END;
--> statement-breakpoint
-- The rule of src/domain/order/desk-list.ts.
CREATE TRIGGER `orders_listed` AFTER UPDATE ON `orders` BEGIN
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
CREATE TRIGGER `orders_placed_listed` AFTER INSERT ON `orders` BEGIN
  UPDATE `orders` SET `last_event` = NEW.`last_event` WHERE `number` = NEW.`number`;
END;
--> statement-breakpoint
-- An order that waits for its money is sorted by when its time ends.
CREATE TRIGGER `order_hold_listed` AFTER INSERT ON `order_hold` BEGIN
  UPDATE `orders` SET `last_event` = `last_event` WHERE `number` = NEW.`order_number`;
END;
--> statement-breakpoint
CREATE TRIGGER `order_hold_moved` AFTER UPDATE OF `until` ON `order_hold` BEGIN
  UPDATE `orders` SET `last_event` = `last_event` WHERE `number` = NEW.`order_number`;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_unlisted` AFTER DELETE ON `orders` BEGIN
  DELETE FROM `desk_entry` WHERE `order_number` = OLD.`number`;
END;
--> statement-breakpoint
-- Orders from before.
UPDATE `orders` SET `last_event` = `last_event`;
--> statement-breakpoint
CREATE INDEX `outbox_given_up` ON `outbox` (`delivered_at`) WHERE failure IS NOT NULL AND delivered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_event_given_up` ON `webhook_event` (`store`,`delivered_at`) WHERE failure IS NOT NULL AND delivered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `card_payment_lapses` ON `card_payment` (`store`,`authorised_until`) WHERE authorised > 0;
