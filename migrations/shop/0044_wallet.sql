CREATE TABLE `wallet_due` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wallet_due_at` ON `wallet_due` (`due_at`);--> statement-breakpoint
CREATE TABLE `wallet_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`store` text NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`expires_at` integer,
	`ref` integer,
	`order_number` text,
	`key` text,
	`note` text,
	`actor` text,
	`at` integer NOT NULL,
	CONSTRAINT "wallet_entry_ref" CHECK("wallet_entry"."ref" IS NOT NULL OR ("wallet_entry"."amount" >= 0 AND "wallet_entry"."kind" <> 'returned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallet_entry_key_unique` ON `wallet_entry` (`key`);--> statement-breakpoint
CREATE INDEX `wallet_entry_customer` ON `wallet_entry` (`customer_id`,`store`);--> statement-breakpoint
CREATE INDEX `wallet_entry_ref` ON `wallet_entry` (`ref`) WHERE ref IS NOT NULL;--> statement-breakpoint
CREATE INDEX `wallet_entry_order` ON `wallet_entry` (`order_number`) WHERE order_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `wallet_entry_at` ON `wallet_entry` (`at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `wallet` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `wallet_entry_kept` BEFORE UPDATE ON `wallet_entry` BEGIN
  SELECT RAISE(ABORT, 'wallet_entry_kept');
END;
--> statement-breakpoint
-- Of a credit that has not ended no more goes than is left of it, and no more comes back of a payment than it was.
CREATE TRIGGER `wallet_entry_covered` BEFORE INSERT ON `wallet_entry` WHEN NEW.`ref` IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'wallet_entry_covered') WHERE NOT EXISTS (
    SELECT 1 FROM (
      SELECT `amount`, `expires_at` AS `ends`, `amount` + NEW.`amount` + coalesce((SELECT sum(`amount`) FROM `wallet_entry` WHERE `ref` = NEW.`ref`), 0) AS `left`
      FROM `wallet_entry` WHERE `id` = NEW.`ref` AND `store` = NEW.`store` AND `customer_id` = NEW.`customer_id`
    ) WHERE (NEW.`amount` < 0 AND `amount` > 0 AND `left` >= 0 AND (NEW.`kind` <> 'payment' OR coalesce(`ends` > NEW.`at`, 1)))
      OR (NEW.`amount` > 0 AND `amount` < 0 AND `left` <= 0)
  );
END;
--> statement-breakpoint
-- A credit is looked at first seven days before it ends (REMINDED_MS of the wallet's scheduled work).
CREATE TRIGGER `wallet_entry_due` AFTER INSERT ON `wallet_entry` WHEN NEW.`expires_at` IS NOT NULL BEGIN
  INSERT INTO `wallet_due` (`entry_id`, `due_at`) VALUES (NEW.`id`, NEW.`expires_at` - 604800000);
END;
--> statement-breakpoint
DROP TRIGGER `orders_listed`;--> statement-breakpoint
-- The rule of src/domain/order/desk-list.ts, asked where what it reads is written.
CREATE TRIGGER `orders_listed` AFTER UPDATE OF `status`, `is_accepted`, `charged`, `wallet`, `received`, `reversed`, `refunded`, `promised_to`, `doc`, `is_asked` ON `orders` BEGIN
  DELETE FROM `desk_entry` WHERE `order_number` = NEW.`number`;
  INSERT INTO `desk_entry` (`store`, `list`, `facet`, `due`, `order_number`, `day`)
  SELECT NEW.`store`, `list`, `pay` || '|' || `place`, coalesce(`ends`, NEW.`created_at`), NEW.`number`, coalesce((`ends` - 21600000) / 86400000, 0)
  FROM (
    SELECT iif(NEW.`doc` ->> '$.branch.code' IS NULL, 'sent', 'ready') AS `list`, NEW.`promised_to` AS `ends` WHERE NEW.`status` = 'sent'
    UNION ALL SELECT 'prepare', NEW.`promised_to`
      WHERE NEW.`status` = 'processing' OR (NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' = 'cashondelivery')
    UNION ALL SELECT 'money', (SELECT `until` FROM `order_hold` WHERE `order_number` = NEW.`number`)
      WHERE NEW.`status` = 'pending' AND NEW.`doc` ->> '$.paymentMethod.code' IS NOT 'cashondelivery'
    UNION ALL SELECT 'refund', NEW.`promised_to` WHERE NEW.`received` - NEW.`reversed` - NEW.`refunded` > NEW.`charged` - NEW.`wallet`
    UNION ALL SELECT 'look', NEW.`promised_to` WHERE NEW.`is_asked` = 1 OR (NEW.`received` - NEW.`reversed` - NEW.`refunded` < NEW.`charged` - NEW.`wallet`
      AND ((NEW.`status` = 'pending' AND NEW.`received` - NEW.`reversed` - NEW.`refunded` > 0)
        OR (NEW.`status` IN ('sent', 'complete') AND NEW.`is_accepted` = 0)))
  ), (SELECT '' AS `pay` UNION ALL SELECT coalesce(nullif(NEW.`doc` ->> '$.paymentMethod.code', ''), '?')),
    (SELECT '' AS `place` UNION ALL SELECT coalesce('branch:' || (NEW.`doc` ->> '$.branch.code'), 'home'));
END;
