-- What orders of a year cost, and the last digits of their cards, are words of theirs too (src/domain/order/search-words.ts).
-- Of older ones nobody asks by that, and those that lead to nobody any more get none.
INSERT OR IGNORE INTO `order_word` (`store`, `word`, `rank`)
SELECT `store`, '=' || `grand_total`, -CAST(`number` AS INTEGER) FROM `orders` WHERE `created_at` > (unixepoch() - 31536000) * 1000 AND `email` <> ''
UNION ALL SELECT `store`, '=' || (`grand_total` - `wallet`), -CAST(`number` AS INTEGER) FROM `orders`
  WHERE `created_at` > (unixepoch() - 31536000) * 1000 AND `email` <> '' AND `wallet` > 0
UNION ALL SELECT `orders`.`store`, ':' || `last_digits`, -CAST(`number` AS INTEGER) FROM `card_payment` JOIN `orders` ON `number` = `payee_id`
  WHERE `payee_kind` = 'order' AND `last_digits` IS NOT NULL AND `orders`.`created_at` > (unixepoch() - 31536000) * 1000 AND `email` <> '';
